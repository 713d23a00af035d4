export { Toaster } from '@/components/ui/sonner'
