// Version 16 of this package has no types. These declare what our blocks use.
declare module '@wordpress/block-editor' {
	import type { BlockInstance } from '@wordpress/blocks';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type {
		ComponentType,
		HTMLAttributes,
		PropsWithChildren,
	} from 'react';

	export function useBlockProps(
		props?: HTMLAttributes< HTMLElement >
	): HTMLAttributes< HTMLElement >;

	/** Shows its children in the sidebar while the block is selected. */
	export const InspectorControls: ComponentType<
		PropsWithChildren< { group?: string } >
	>;

	/** Shows its children in the block's toolbar. */
	export const BlockControls: ComponentType<
		PropsWithChildren< { group?: 'block' | 'inline' | 'other' } >
	>;

	interface EditorSettings {
		/** Whether this is no editor but a picture of blocks, such as in the inserter. */
		isPreviewMode?: boolean;
		/** The same before WordPress 6.8. */
		__unstableIsPreviewMode?: boolean;
	}

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				insertBlock: (
					block: BlockInstance,
					index?: number,
					rootClientId?: string
				) => object;
			},
			{
				getSettings: ( state: unknown ) => EditorSettings;
				getBlocksByName: ( state: unknown, name: string ) => string[];
				getBlockInsertionPoint: ( state: unknown ) => {
					rootClientId: string | undefined;
					index: number | undefined;
				};
				canInsertBlockType: (
					state: unknown,
					name: string,
					rootClientId?: string
				) => boolean;
			}
		>
	>;
}
