// Version 16 of this package has no types. These declare what our blocks use.
declare module '@wordpress/block-editor' {
	import type { HTMLAttributes } from 'react';
	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;
}
