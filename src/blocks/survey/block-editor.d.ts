// Version 16 of this package ships no types. This is what our blocks use of it.
declare module '@wordpress/block-editor' {
	import type { HTMLAttributes } from 'react';
	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;
}
