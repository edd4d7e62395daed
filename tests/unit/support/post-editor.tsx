import '../support/browser';
import { createRegistry, createReduxStore } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import type { ContentBlock } from '@/blocks/post-panel/embedded';
import { store as postSurveysStore } from '@/stores/post-surveys';

/** The post editor, as far as the panel reads it. */
export interface EditorState {
	id: number | string | null;
	type: string;
	/** The types of posts that have pages on the site. */
	viewable: readonly string[];
	modified: string;
	isPublished: boolean;
	permalink: string | null;
	blocks: readonly ContentBlock[];
	/** The client id of the block that holds the post's content, while its template is shown. */
	contentBlock: string | undefined;
	isLocked: boolean;
	/** What was inserted: block, index, parent. */
	inserted: unknown[][];
}

export const EDITOR: EditorState = {
	id: 7,
	type: 'post',
	viewable: [ 'post', 'page' ],
	modified: '2026-01-01T00:00:00',
	isPublished: true,
	permalink: 'https://site.test/tea/',
	blocks: [],
	contentBlock: undefined,
	isLocked: false,
	inserted: [],
};

/** A block of a post. */
export function block(
	name: string,
	attributes: ContentBlock[ 'attributes' ] = {},
	innerBlocks: readonly ContentBlock[] = []
): ContentBlock {
	return { name, attributes, innerBlocks };
}

let initial = EDITOR;

type Change = { type: 'CHANGE'; changes: Partial< EditorState > };

function reducer( state = initial, { type, changes }: Change ): EditorState {
	return type === 'CHANGE' ? { ...state, ...changes } : state;
}

export const editorStore = createReduxStore( 'core/editor', {
	reducer,
	actions: {
		change: ( changes: Partial< EditorState > ): Change => ( {
			type: 'CHANGE',
			changes,
		} ),
	},
	selectors: {
		getCurrentPostId: ( { id }: EditorState ) => id,
		getCurrentPostType: ( { type }: EditorState ) => type,
		getCurrentPostAttribute: ( state: EditorState, name: 'modified' ) =>
			state[ name ],
		isCurrentPostPublished: ( { isPublished }: EditorState ) => isPublished,
		getPermalink: ( { permalink }: EditorState ) => permalink,
		getEditorBlocks: ( { blocks }: EditorState ) => blocks,
	},
} );

export const coreStore = createReduxStore( 'core', {
	reducer: () => ( {} ),
	selectors: {
		getPostType: ( _: unknown, name: string ) => ( {
			viewable: initial.viewable.includes( name ),
		} ),
	},
} );

export const blockEditorStore = createReduxStore( 'core/block-editor', {
	reducer: () => ( {} ),
	actions: {
		insertBlock: ( ...args: unknown[] ) => {
			initial.inserted.push( args );
			return { type: 'INSERT' };
		},
	},
	selectors: {
		getBlocksByName: () =>
			initial.contentBlock === undefined ? [] : [ initial.contentBlock ],
		getBlockInsertionPoint: () => ( {
			rootClientId: undefined,
			index: 3,
		} ),
		canInsertBlockType: () => ! initial.isLocked,
	},
} );

/** Stores of an editor with a post. */
export function editorWith( changes: Partial< EditorState > ): DataRegistry {
	initial = { ...EDITOR, inserted: [], ...changes };
	const registry = createRegistry();
	[ editorStore, coreStore, blockEditorStore, postSurveysStore ].forEach(
		( store ) => registry.register( store )
	);
	return registry;
}

/** What was inserted into the post. */
export function insertedBlocks(): readonly unknown[][] {
	return initial.inserted;
}
