import { act, screen, within } from '@testing-library/react';
import type { Delivery, DeliveryItem, WebhookState } from '@/survey-model';
import { site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import {
	cardOf,
	notifications,
	openNotifications,
} from '../support/notifications';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const WORKING: WebhookState = {
	has_secret: true,
	previous_until: null,
	failing_since: null,
	retry_at: null,
	stopped_at: null,
	stopped_for: '',
};

const SENT: DeliveryItem = {
	id: 3,
	response_id: 12,
	message: 'msg_3',
	status: 'sent',
	attempts: 1,
	http_status: 200,
	milliseconds: 35,
	problem: '',
	created_at: '2026-11-01T10:00:00Z',
	tried_at: '2026-11-01T10:00:01Z',
};

const WHOLE: Delivery = {
	...SENT,
	request: {
		url: 'https://example.org/hook',
		headers: { 'webhook-id': 'msg_3' },
		body: '{"type":"response.submitted"}',
	},
	reply: '<b>taken</b>',
};

interface Site {
	state?: Partial< WebhookState >;
	items?: DeliveryItem[];
	/** What POST requests are answered, by the last part of their path. */
	posts?: Record< string, Answer >;
}

/** Opens a survey whose webhook is saved. */
async function openPanel( { state = {}, items = [ SENT ], posts = {} }: Site ) {
	const requests: SeenRequest[] = [];
	const webhook = { active: true, url: 'https://example.org/hook' };
	const opened = await openNotifications(
		{ notifications: notifications( { webhook } ) },
		( request ) => {
			const [ , path = '' ] = request.path.split( '/webhook' );
			if ( ! request.path.includes( '/webhook' ) ) {
				return site( request );
			}
			requests.push( request );
			if ( request.method === 'POST' ) {
				return (
					posts[ path.split( '/' ).at( -1 ) ?? '' ] ?? {
						status: 500,
						body: {},
					}
				);
			}
			if ( path === '' ) {
				return { body: { ...WORKING, ...state } };
			}
			return path.startsWith( '/deliveries?' )
				? { body: listOf( items ) }
				: { body: WHOLE };
		}
	);
	await screen.findByRole( 'heading', { name: 'Log of the last 30 days' } );
	await act( () => jest.advanceTimersByTimeAsync( 10 ) );
	const posted = () =>
		requests
			.filter( ( { method } ) => method === 'POST' )
			.map( ( { path } ) => path );
	return { ...opened, card: cardOf( 'Webhook' ), posted };
}

const listOf = ( items: DeliveryItem[] ) => ( {
	items,
	pagination: { page: 1, pages: 1, per_page: 10, total: items.length },
	status_filters: [
		{ status: 'all', count: items.length },
		...items.map( ( { status } ) => ( { status, count: 1 } ) ),
	],
} );

const settle = () => act( () => jest.advanceTimersByTimeAsync( 10 ) );

describe( 'the panel of a webhook', () => {
	it( '[NOT-04~] shows a new secret once, after a question if there was one before', async () => {
		const { user, card, posted } = await openPanel( {
			posts: {
				secret: {
					status: 201,
					body: {
						...WORKING,
						secret: 'whsec_once',
						previous_until: '2026-11-02T10:00:00Z',
					},
				},
			},
		} );
		expect( card.queryByText( /whsec_/ ) ).toBeNull();
		await user.click(
			card.getByRole( 'button', { name: 'Create a new secret' } )
		);
		expect( posted() ).toEqual( [] );
		await user.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Create a new secret',
			} )
		);
		await settle();
		expect( posted() ).toEqual( [
			expect.stringMatching( /\/surveys\/7\/webhook\/secret$/ ),
		] );
		expect( card.getByText( 'whsec_once' ) ).toBeVisible();
		expect(
			card.getByText( 'Copy it now: it is not shown again.' )
		).toBeVisible();
	} );

	it( '[NOT-04~] makes the first secret at once', async () => {
		const { user, card } = await openPanel( {
			state: { has_secret: false },
			posts: {
				secret: {
					status: 201,
					body: { ...WORKING, secret: 'whsec_first' },
				},
			},
		} );
		await user.click(
			card.getByRole( 'button', { name: 'Create a secret' } )
		);
		await settle();
		expect( card.getByText( 'whsec_first' ) ).toBeVisible();
	} );

	it.each( [
		[
			{ status: 'sent', http_status: 204 },
			'The receiver accepted it (status 204).',
		],
		[ { status: 'failed', problem: 'It refused.' }, 'It refused.' ],
	] as const )(
		'[NOT-04~] says what became of a test: %o',
		async ( changes, text ) => {
			const { user, card } = await openPanel( {
				posts: { test: { body: { ...WHOLE, ...changes } } },
			} );
			await user.click(
				card.getByRole( 'button', { name: 'Send a test' } )
			);
			await settle();
			expect( card.getAllByText( text )[ 0 ] ).toBeVisible();
		}
	);

	it( '[NOT-04~] says why something could not be done', async () => {
		const { user, card } = await openPanel( {
			posts: {
				test: {
					status: 429,
					body: {
						code: 'userfeedback_webhook_limit',
						message: 'Wait for some minutes.',
					},
				},
			},
		} );
		await user.click( card.getByRole( 'button', { name: 'Send a test' } ) );
		await settle();
		expect( card.getByText( /Wait for some minutes/ ) ).toBeVisible();
	} );

	it( '[NOT-04~] tests only the saved URL', async () => {
		const { user, card } = await openPanel( {} );
		await user.type(
			screen.getByRole( 'textbox', { name: 'URL' } ),
			'/new'
		);
		expect(
			card.getByRole( 'button', { name: 'Send a test' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			card.getByText( /^A test goes to the saved URL/ )
		).toBeVisible();
	} );

	it( '[NOT-04~] shows request and reply of a delivery as text, and sends it again', async () => {
		const { user, card, posted } = await openPanel( {
			posts: { resend: { body: WHOLE } },
		} );
		expect(
			card.queryByRole( 'button', { name: /did not arrive$/ } )
		).toBeNull();
		expect( card.getByText( '200 · 35 ms' ) ).toBeVisible();
		await user.click( card.getByRole( 'button', { name: 'Details' } ) );
		await settle();
		expect(
			card.getByText( /POST https:\/\/example.org\/hook/ )
		).toHaveTextContent( '"type": "response.submitted"' );
		expect( card.getByText( '<b>taken</b>' ) ).toBeVisible();
		expect(
			card.getByRole( 'link', { name: 'View the response' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/survey/7/responses/12' )
		);
		await user.click( card.getByRole( 'button', { name: 'Send again' } ) );
		await settle();
		expect( posted() ).toEqual( [
			expect.stringMatching( /\/deliveries\/3\/resend$/ ),
		] );
	} );

	it( '[NOT-04~] sends again all that did not arrive, if there is any', async () => {
		const failed: DeliveryItem = { ...SENT, id: 4, status: 'failed' };
		const { user, card, posted } = await openPanel( {
			items: [ failed, SENT ],
			posts: { resend: { body: { waiting: 1 } } },
		} );
		await user.click(
			card.getByRole( 'button', {
				name: 'Send again what did not arrive',
			} )
		);
		await settle();
		expect( posted() ).toEqual( [
			expect.stringMatching( /\/deliveries\/resend$/ ),
		] );
		expect(
			screen.getByText( '1 response is sent again in the next minutes.' )
		).toBeInTheDocument();
	} );

	it( '[NOT-04~] says that nothing was sent yet', async () => {
		const { card } = await openPanel( { items: [] } );
		expect( card.getByText( /^Nothing was sent yet/ ) ).toBeVisible();
	} );

	it.each( [
		[ 'gone', /said that this address no longer exists/ ],
		[ 'failures', /had failed for 5 days/ ],
	] as const )(
		'[NOT-04~] offers to start a webhook again that was stopped: %s',
		async ( stopped_for, text ) => {
			const { user, card, posted } = await openPanel( {
				state: { stopped_at: '2026-11-01T10:00:00Z', stopped_for },
				posts: { resume: { body: WORKING } },
			} );
			expect( card.getByText( text ) ).toBeVisible();
			await user.click(
				card.getByRole( 'button', { name: 'Start sending again' } )
			);
			await settle();
			expect( posted() ).toEqual( [
				expect.stringMatching( /\/webhook\/resume$/ ),
			] );
		}
	);

	it( '[NOT-04~] says since when a receiver fails and when it is tried again', async () => {
		const { card } = await openPanel( {
			state: {
				failing_since: '2026-11-01T10:00:00Z',
				retry_at: '2026-11-01T16:00:00Z',
			},
		} );
		expect(
			card.getByText( /^The receiver has not taken any response since/ )
		).toBeVisible();
	} );
} );
