import './browser';
import { render } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { Panel } from '@/blocks/post-panel/panel';
import type { PostSurveys } from '@/survey-model';
import { fakeServer } from './fake-server';
import type { Answer } from './fake-server';
import type { EditorState } from './post-editor';
import { editorWith } from './post-editor';

jest.mock(
	'@wordpress/editor',
	() => ( {
		get store() {
			return jest.requireActual( './post-editor' ).editorStore;
		},
		PluginDocumentSettingPanel: ( {
			title,
			children,
		}: {
			title: string;
			children: ReactNode;
		} ) => <section aria-label={ title }>{ children }</section>,
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/core-data',
	() => ( {
		get store() {
			return jest.requireActual( './post-editor' ).coreStore;
		},
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/block-editor', () => ( {
	get store() {
		return jest.requireActual( './post-editor' ).blockEditorStore;
	},
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

type PostSurvey = PostSurveys[ 'items' ][ number ];

export const WHEN = 'Shows as soon as the page has loaded.';

/** A published survey for all pages. */
export function survey( changes: Partial< PostSurvey > ): PostSurvey {
	return {
		id: 5,
		title: 'Tea',
		status: 'publish',
		targets: true,
		rules: [],
		hidden: null,
		note: '',
		when: WHEN,
		...changes,
	};
}

/** Page rules of a survey: one group of one rule. */
export function rule( type: string, data: string | string[] ) {
	return [ [ { type, data } ] ];
}

/** Shows the panel. The server gives one answer until `next` sets another. */
export function showPanel(
	answer: Partial< PostSurveys > | Answer,
	editor: Partial< EditorState > = {}
) {
	const full =
		answer && typeof answer === 'object' && ! ( 'body' in answer )
			? { body: { items: [], unchecked: 0, ratings: null, ...answer } }
			: answer;
	let current: Answer = full as Answer;
	const server = fakeServer( () => current );
	const registry = editorWith( editor );
	render(
		<RegistryProvider value={ registry }>
			<Panel />
		</RegistryProvider>
	);
	return {
		...server,
		registry,
		next: ( body: PostSurveys ) => {
			current = { body };
		},
	};
}
