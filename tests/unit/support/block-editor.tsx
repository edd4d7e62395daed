import { createReduxStore } from '@wordpress/data';
import type { PropsWithChildren } from 'react';

/** What stands in for @wordpress/block-editor, which needs a browser with layout: `jest.mock( '@wordpress/block-editor', … )`. */
export function useBlockProps() {
	return {};
}

export function InspectorControls( { children }: PropsWithChildren ) {
	return <section aria-label="Sidebar">{ children }</section>;
}

export function BlockControls( { children }: PropsWithChildren ) {
	return (
		<div aria-label="Toolbar" role="toolbar">
			{ children }
		</div>
	);
}

/** The editor's settings; a test changes them. */
export const settings: { isPreviewMode?: boolean } = {};

export const store = createReduxStore( 'test/block-editor', {
	reducer: ( state = {} ) => state,
	selectors: { getSettings: () => settings },
} );
