import './browser';
import { render } from '@testing-library/react';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { SurveyAttributes } from '@/blocks/survey/attributes';
import { Edit } from '@/blocks/survey/edit';
import { store as embedsStore } from '@/stores/survey-embeds';
import { store as surveysStore } from '@/stores/surveys';
import { store as templatesStore } from '@/stores/templates';
import type { StoredSurveyPreview, SurveySummary } from '@/survey-model';
import { pageData, survey as pageSurvey } from '../widget/support';
import { store as blockEditorStore } from './block-editor';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { printAdminData } from './licenses';
import { textQuestion } from './surveys';

// Asked for by WordPress' Placeholder; jsdom lays nothing out.
window.ResizeObserver = class {
	public observe() {}
	public unobserve() {}
	public disconnect() {}
};

/** The surveys of the site, newest first: 12 drafts of which the first is published. */
export const SURVEYS = Array.from( { length: 12 }, ( _, index ) => ( {
	id: 12 - index,
	title: index === 11 ? 'Tea' : `Survey ${ 12 - index }`,
	type: 'survey',
	status: index === 0 ? 'publish' : 'draft',
	revision: 1,
	publish_at: null,
	created_at: '2026-01-01T00:00:00Z',
	responses_count: 0,
} ) ) as SurveySummary[];

/** What the server tells of a stored survey. */
export function embedOf(
	survey: Partial< StoredSurveyPreview[ 'survey' ] > = {},
	questions = [ textQuestion() ]
): StoredSurveyPreview {
	return {
		data: {
			...( pageData() as StoredSurveyPreview[ 'data' ] ),
			surveys:
				questions.length > 0
					? [ pageSurvey( { id: 0, questions } ) ]
					: [],
		},
		left_out: [],
		script: 'https://site.test/preview.js?ver=1',
		inline: '<form><label>Which tea? <input></label></form>',
		survey: {
			id: 7,
			title: 'Tea',
			status: 'publish',
			publish_at: null,
			...survey,
		},
	};
}

/** A site with SURVEYS, of which `embed` is what it tells of a chosen one. */
export function surveySite( embed: () => Answer ) {
	return ( { path }: SeenRequest ): Answer => {
		const url = new URL( path, 'http://site.test' );
		if ( path.includes( '/preview' ) ) {
			return embed();
		}
		if ( url.pathname.endsWith( '/surveys' ) ) {
			return { body: listOf( url.searchParams ) };
		}
		return { status: 404, body: { code: 'rest_no_route', message: '' } };
	};
}

function listOf( query: URLSearchParams ) {
	const search = query.get( 'search' ) ?? '';
	const page = Number( query.get( 'page' ) );
	const size = Number( query.get( 'per_page' ) );
	const found = SURVEYS.filter( ( { title } ) =>
		title.toLowerCase().includes( search.toLowerCase() )
	);
	return {
		items: found.slice( ( page - 1 ) * size, page * size ),
		pagination: {
			page,
			pages: Math.ceil( found.length / size ),
			per_page: size,
			total: found.length,
		},
		status_filters: [],
	};
}

/** Shows the block with stores of its own. `attributes()` are those that the post would store. */
export function renderBlock(
	initial: SurveyAttributes,
	handler: ( request: SeenRequest ) => Answer
) {
	const { requests } = fakeServer( handler );
	if ( window.userfeedbackAdmin === undefined ) {
		printAdminData();
	}
	const registry = createRegistry();
	[ surveysStore, embedsStore, templatesStore, blockEditorStore ].forEach(
		( store ) => registry.register( store )
	);
	let stored = initial;
	function Host() {
		const [ attributes, setAttributes ] = useState( initial );
		const props = {
			attributes,
			setAttributes: ( changes: Partial< SurveyAttributes > ) => {
				stored = { ...stored, ...changes };
				setAttributes( stored );
			},
		} as unknown as Parameters< typeof Edit >[ 0 ];
		return <Edit { ...props } />;
	}
	const result = render(
		<RegistryProvider value={ registry }>
			<Host />
		</RegistryProvider>
	);
	return { ...result, requests, attributes: () => stored };
}
