/** Above everything of the design, and untouched by its styles. */
export const BUTTON_STYLE = `:host{all:initial!important;position:fixed!important;inset:auto 0 0 auto!important;width:0!important;height:0!important;z-index:2147483647!important;color-scheme:light dark!important;font:500 15px/24px system-ui,sans-serif!important}
*{box-sizing:border-box}
[hidden]{display:none!important}
button{font:inherit;cursor:pointer}
button:focus-visible{outline:2px solid light-dark(#0b7a54,#4ecb98);outline-offset:2px}
.open{position:fixed;right:max(16px,env(safe-area-inset-right));bottom:max(16px,env(safe-area-inset-bottom));min-height:44px;padding:0 18px;border:1px solid light-dark(#0000,#ffffff2e);border-radius:22px;background:light-dark(#1b211f,#2c312f);color:#fff;box-shadow:0 2px 6px #0003,0 10px 28px -8px #0006}
.open:hover{background:light-dark(#2f3835,#3a413e)}
.panel{position:fixed;right:max(16px,env(safe-area-inset-right));bottom:max(16px,env(safe-area-inset-bottom));width:min(400px,calc(100vw - 32px));height:min(640px,calc(100dvh - 32px));border:1px solid light-dark(#dfe2e1,#3a413e);border-radius:14px;overflow:hidden;background:light-dark(#fff,#1f2422);box-shadow:0 2px 6px #0000001f,0 24px 60px -12px #00000070}
iframe{display:block;width:100%;height:100%;border:0;background:none}
.close{position:absolute;top:14px;right:12px;display:grid;width:40px;height:40px;place-items:center;border:0;border-radius:10px;background:none;color:light-dark(#454d4a,#b5bcb9)}
.close:hover{background:light-dark(#1b211f12,#ffffff14)}
@media (max-width:520px){.panel{inset:auto 0 0 0;width:100%;height:min(85dvh,680px);border-width:1px 0 0;border-radius:16px 16px 0 0}}
.cover{position:fixed;inset:0;cursor:crosshair;touch-action:manipulation}
.mark{position:fixed;border-radius:3px;outline:2px solid #0b7a54;outline-offset:1px;background:#0b7a541f;pointer-events:none}
.bar{position:fixed;left:50%;bottom:max(16px,env(safe-area-inset-bottom));display:flex;align-items:center;gap:12px;width:max-content;max-width:calc(100vw - 32px);padding:6px 6px 6px 18px;transform:translateX(-50%);border-radius:24px;background:#1b211f;color:#fff;font-size:14px;line-height:20px;box-shadow:0 10px 28px -8px #0008}
.bar button{min-height:36px;padding:0 14px;border:0;border-radius:18px;background:#ffffff26;color:#fff}
.bar button:hover{background:#ffffff40}`
