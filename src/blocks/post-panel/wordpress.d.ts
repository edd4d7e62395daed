// These packages are not installed. These declare what the panel uses of what WordPress brings.
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';
	export function registerPlugin(
		name: string,
		settings: { render: ComponentType; icon?: null }
	): void;
}

declare module '@wordpress/editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { BlockInstance } from '@wordpress/blocks';
	import type { FC, ReactNode } from 'react';
	export const PluginDocumentSettingPanel: FC< {
		name: string;
		title: string;
		className?: string;
		children: ReactNode;
	} >;
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			object,
			{
				getCurrentPostId: ( state: unknown ) => number | null;
				getCurrentPostType: ( state: unknown ) => string | null;
				getCurrentPostAttribute: (
					state: unknown,
					name: 'modified'
				) => string | undefined;
				isCurrentPostPublished: ( state: unknown ) => boolean;
				getPermalink: ( state: unknown ) => string | null;
				getEditorBlocks: ( state: unknown ) => BlockInstance[];
			}
		>
	>;
}

declare module '@wordpress/core-data' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			object,
			{
				getPostType: (
					state: unknown,
					name: string
				) => { viewable?: boolean } | undefined;
			}
		>
	>;
}
