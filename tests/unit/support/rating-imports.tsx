import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostRatingsRoutes } from '@/admin-pages/post-ratings/routes';
import type { FeatureState } from '@/stores/features';
import type { ImportPreview, ImportSource, ImportStep } from '@/survey-model';

import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { ALL_ALLOWED, printAdminData } from './licenses';
import { renderAt } from './render';

const BASE = '/post-ratings/imports';

export const pass = ( ms = 20 ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

export const card = ( name = 'WP-PostRatings' ) =>
	within( screen.getByRole( 'group', { name } ) );

interface Sent {
	dry_run: boolean;
	cursor: string;
}

/** Whether a request stops an import: api-fetch sends DELETE as POST with a header. */
export const isStop = ( { method, body }: SeenRequest ) =>
	method === 'POST' && body === undefined;

/** A site that answers each step in turn; `sources` may change meanwhile. */
export function site( {
	sources = [ importSource() ],
	steps = [],
}: {
	sources?: unknown;
	steps?: Answer[];
} ) {
	const server = { sources, steps: [ ...steps ] };
	const answer = ( request: SeenRequest ): Answer => {
		const { method, path } = request;
		if ( isStop( request ) ) {
			return { body: { stopped: 'wp-postratings' } };
		}
		if ( method === 'POST' && path.includes( BASE ) ) {
			return server.steps.shift() ?? null;
		}
		return { body: { items: server.sources } };
	};
	return { server, answer };
}

export async function openImport(
	answer: ( request: SeenRequest ) => Answer,
	lock?: FeatureState
) {
	printAdminData( {
		is_pro: true,
		...( lock && { features: { ...ALL_ALLOWED, 'post-ratings': lock } } ),
	} );
	const { requests } = fakeServer( answer );
	renderAt( '/import', <PostRatingsRoutes /> );
	await pass();
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		requests,
		sent: () =>
			requests
				.filter(
					( request ) =>
						request.method === 'POST' && ! isStop( request )
				)
				.map( ( { path, body } ) => ( {
					path,
					...( body as Sent ),
				} ) ),
	};
}

export async function press(
	user: ReturnType< typeof userEvent.setup >,
	name: string
) {
	await user.click( card().getByRole( 'button', { name } ) );
	await pass();
}

/** A plugin with 120 posts and 4,812 ratings that were never imported. */
export function importSource(
	changes: Partial< ImportSource > = {}
): ImportSource {
	return {
		source: 'wp-postratings',
		name: 'WP-PostRatings',
		posts: 120,
		ratings: 4812,
		votes: { dated: 4000, undated: 0, invalid: 0, missing_posts: 0 },
		cursor: null,
		at: null,
		is_running: false,
		...changes,
	};
}

/** A post with the same statistics in each column. */
export function previewedPost(
	id: number,
	count: number,
	changes: Partial< ImportPreview[ 'items' ][ number ] > = {}
): ImportPreview[ 'items' ][ number ] {
	const statistics = { count, average: 4.25 };
	return {
		post_id: id,
		title: `Post ${ id }`,
		there: statistics,
		here: { count: 0, average: null },
		after: statistics,
		...changes,
	};
}

export function previewStep(
	changes: Partial< ImportPreview > = {}
): ImportPreview {
	return {
		items: [],
		posts: 120,
		ratings: 4812,
		missing_posts: 0,
		invalid: 0,
		votes: null,
		cursor: null,
		...changes,
	};
}

export function importStep( changes: Partial< ImportStep > = {} ): ImportStep {
	return {
		new: 0,
		known: 0,
		posts: 0,
		changed: 0,
		cursor: null,
		percent: 100,
		is_running: changes.cursor !== undefined,
		...changes,
	};
}
