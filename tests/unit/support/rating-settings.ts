import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import { PostRatingsRoutes } from '@/admin-pages/post-ratings/routes';
import type { AdminData } from '@/stores/admin-data';
import type { RatingDefaults, RatingSettings } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer, refusal } from './fake-server';
import { printAdminData } from './licenses';
import { renderAt } from './render';

/** What applies until an owner changes it. */
export const RATING_SETTINGS: RatingSettings = {
	icon_id: 'stars',
	icon_color: '#D97706',
	rating_question: 'How would you rate this post?',
	thank_you_message: 'Thank you for your rating.',
	rating_instruction_message: 'Choose a rating.',
	font: { value: '400', family: '' },
	background_color: '',
	text_color: '',
	show_vote_count: 'yes',
	show_rating: 'yes',
	display_settings: 'after_content',
	use_review_schema: 'no',
	show_uf_logo: 'no',
	post_types: [ 'post' ],
	review_type: '',
	low_comment: { is_on: false, up_to: 2, question: 'What is missing?' },
	high_invitation: {
		is_on: false,
		from: 4,
		text: 'Read more.',
		link_label: '',
		url: '',
	},
};

const drawing = { viewBox: '0 0 24 24', fill: 'currentColor', path: 'M1 1z' };

const DEFAULTS: RatingDefaults = {
	...RATING_SETTINGS,
	icons: [
		{
			...drawing,
			id: 'stars',
			label: 'Stars',
			is_scale: true,
			values: [ { value: 1, label: '1 star', path: 'M1 1z' } ],
		},
		{
			...drawing,
			id: 'thumbs',
			label: 'Thumbs',
			is_scale: false,
			values: [ { value: 5, label: 'Thumbs up', path: 'M1 1z' } ],
		},
	],
};

interface Site {
	/** What is stored beside the defaults. */
	stored?: Partial< RatingSettings >;
	/** What PHP prints beside the usual. */
	printed?: Partial< AdminData >;
	route?: string;
	/** Answers a save instead of the site; undefined lets it save. */
	onSave?: ( changes: Partial< RatingSettings > ) => Answer | undefined;
	/** The same for a preview. */
	onPreview?: ( changes: Partial< RatingSettings > ) => Answer | undefined;
}

const PREVIEW = '/post-ratings/preview';
const SETTINGS = '/post-ratings/settings';

// jsdom has none, and no layout that one could observe.
window.ResizeObserver = class {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
};

/** Lets time pass, with all that happens in it. */
export const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** The refusal of a field. */
export const refusedField = ( field: string, message: string ): Answer =>
	refusal( 400, 'userfeedback_settings_invalid', 'No.', [
		{ field: `rating_settings.${ field }`, code: 'invalid', message },
	] );

/** Opens the settings of post ratings on a site that stores what it is sent. Needs fake timers. */
export async function openRatingSettings( {
	stored = {},
	printed = {},
	route = '/settings',
	onSave = () => undefined,
	onPreview = () => undefined,
}: Site = {} ) {
	printAdminData( {
		rating_defaults: DEFAULTS,
		rating_post_types: [
			{ name: 'post', label: 'Posts' },
			{ name: 'page', label: 'Pages' },
		],
		...printed,
	} );
	const saves: Partial< RatingSettings >[] = [];
	const previews: { rating_settings: Partial< RatingSettings > }[] = [];
	let settings = { ...RATING_SETTINGS, ...stored };
	const { requests } = fakeServer(
		( { method, path, body }: SeenRequest ): Answer => {
			const sent = body as {
				rating_settings: Partial< RatingSettings >;
				state: string;
			};
			if ( path.endsWith( PREVIEW ) ) {
				previews.push( sent );
				const instead = onPreview( sent.rating_settings );
				if ( instead !== undefined ) {
					return instead;
				}
				const { rating_question: question } = {
					...settings,
					...sent.rating_settings,
				};
				return {
					body: {
						html: `<p>${ sent.state }: ${ question }</p>`,
						styles: [ 'http://site.test/control.css' ],
						lang: 'de-DE',
						dir: 'ltr',
					},
				};
			}
			if ( ! path.endsWith( SETTINGS ) ) {
				return null;
			}
			if ( method === 'POST' ) {
				saves.push( sent.rating_settings );
				const instead = onSave( sent.rating_settings );
				if ( instead !== undefined ) {
					return instead;
				}
				settings = { ...settings, ...sent.rating_settings };
			}
			return { body: settings };
		}
	);
	const { registry } = renderAt( route, createElement( PostRatingsRoutes ) );
	// The settings, then their preview.
	await pass( 50 );
	await pass( 50 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		requests,
		saves,
		previews,
		registry,
	};
}

/** A card of the form. */
export const card = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

/** What the preview's frame shows, as a document. */
export function previewDocument(): Document {
	const frame = screen.getByTitle( 'Preview of the rating control' );
	return new DOMParser().parseFromString(
		frame.getAttribute( 'srcdoc' ) ?? '',
		'text/html'
	);
}
