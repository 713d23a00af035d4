/** A sheet on the backdrop that nothing has been cut from yet. */
export function EmptyPicture() {
  return (
    <div className="backdrop-grid relative grid h-28 w-44 place-items-center rounded-lg border border-line">
      <div className="h-16 w-24 rounded-sm border border-line-strong border-dashed bg-surface" />
    </div>
  )
}
