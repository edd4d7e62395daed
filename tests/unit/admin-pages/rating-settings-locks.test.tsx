import { screen, within } from '@testing-library/react';
import { ALL_ALLOWED } from '../support/licenses';
import { mayEverything } from '../support/capabilities';
import {
	card,
	openRatingSettings,
	pass,
	previewDocument,
	refusedField,
} from '../support/rating-settings';

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const STORED = {
	rating_question: 'Stored question?',
	low_comment: { is_on: true, up_to: 3, question: 'Why?' },
	use_review_schema: 'yes',
	background_color: '#ffffff',
	text_color: '#111111',
} as const;

describe( 'where post ratings are locked', () => {
	it.each( [
		[ 'upgrade', 'not in your plan', 'Upgrade to Pro' ],
		[ 'license', 'enter a valid license key', 'Enter your license key' ],
		[ 'activate-addon', 'activate the add-on', 'Activate Addon' ],
	] as const )(
		'[RAT-02~] one banner says what it takes, and nothing can be changed: %s',
		async ( decision, sentence, action ) => {
			await openRatingSettings( {
				stored: STORED,
				printed: {
					features: {
						...ALL_ALLOWED,
						'post-ratings': {
							decision,
							plan: 'pro',
							plans: [ 'pro', 'elite' ],
							addon: 'post-ratings',
							title: 'Post ratings',
						},
					},
				},
			} );
			expect(
				screen.getAllByText( new RegExp( sentence ) )
			).toHaveLength( 1 );
			const ways = action.startsWith( 'Enter' ) ? 'link' : 'button';
			expect( screen.getByRole( ways, { name: action } ) ).toBeVisible();
			const form = within(
				screen.getByRole( 'group', {
					name: 'Settings of post ratings',
				} )
			);
			const controls = [ 'textbox', 'checkbox', 'radio', 'combobox' ]
				.map( ( role ) => form.getAllByRole( role ) )
				.flat();
			expect( controls.length ).toBeGreaterThan( 18 );
			for ( const control of controls ) {
				expect( control ).toBeDisabled();
			}
			for ( const button of form.getAllByRole( 'button' ) ) {
				expect( button ).toBeDisabled();
			}
			expect(
				screen.getByRole( 'textbox', { name: 'Rating question' } )
			).toHaveValue( 'Stored question?' );
			expect( previewDocument().body.textContent ).toMatch(
				'ask: Stored question?'
			);
		}
	);

	it( '[RAT-02~] nothing says so where they are allowed', async () => {
		await openRatingSettings();
		expect( screen.queryByText( /Upgrade|license key/ ) ).toBeNull();
	} );
} );

describe( 'the preview', () => {
	it( '[RAT-02~] follows edits after a pause and sends only these', async () => {
		const { user, previews } = await openRatingSettings( {
			stored: { icon_id: 'thumbs' },
		} );
		expect( previews ).toEqual( [ { rating_settings: {}, state: 'ask' } ] );
		const question = screen.getByRole( 'textbox', {
			name: 'Rating question',
		} );
		await user.clear( question );
		await user.type( question, 'New?' );
		await pass( 450 );
		expect( previews ).toHaveLength( 2 );
		expect( previews[ 1 ] ).toEqual( {
			rating_settings: { rating_question: 'New?' },
			state: 'ask',
		} );
		expect( previewDocument().body.textContent ).toBe( 'ask: New?' );
		expect( previewDocument().documentElement.lang ).toBe( 'de-DE' );
	} );

	it( '[RAT-02~] shows what follows a low and a high rating, and a dark theme', async () => {
		const { user } = await openRatingSettings();
		await user.click( screen.getByRole( 'radio', { name: 'Low rating' } ) );
		await pass( 450 );
		expect( previewDocument().body.textContent ).toMatch( /^low: / );
		await user.click(
			screen.getByRole( 'radio', { name: 'High rating' } )
		);
		await user.click( screen.getByRole( 'radio', { name: 'Dark theme' } ) );
		await pass( 450 );
		expect( previewDocument().body.textContent ).toMatch( /^high: / );
		expect( previewDocument().body.className ).toBe( 'is-dark' );
	} );

	it( '[RAT-02~] stays on the last valid settings where the server refuses the edits', async () => {
		const { user } = await openRatingSettings( {
			onPreview: ( { rating_question: question } ) =>
				question === ''
					? refusedField( 'rating_question', 'Enter a question.' )
					: undefined,
		} );
		await user.clear(
			screen.getByRole( 'textbox', { name: 'Rating question' } )
		);
		await pass( 450 );
		expect(
			card( 'Preview' ).getByText(
				'The preview shows the last valid settings.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect( previewDocument().body.textContent ).toMatch(
			'How would you rate this post?'
		);
	} );

	it( '[RAT-02~] runs no scripts and sends nothing', async () => {
		await openRatingSettings();
		const frame = screen.getByTitle( 'Preview of the rating control' );
		expect( frame ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
		const policy = previewDocument()
			.querySelector( 'meta[http-equiv]' )
			?.getAttribute( 'content' );
		expect( policy ).toContain( "script-src 'none'" );
		expect( policy ).toContain( "form-action 'none'" );
	} );
} );

describe( 'a warning about contrast', () => {
	const ICONS = /The icons are hard to see/;
	const TEXT = /The text is hard to read/;
	const visible = ( text: RegExp ) =>
		screen.queryAllByText( text, {
			selector: '.components-notice__content',
		} ).length > 0;

	it.each( [
		[ '#D97706', '', '', false, false ],
		// 3.19:1 and 2.15:1 on white.
		[ '#D97706', '#ffffff', '#111111', false, false ],
		[ '#F59E0B', '#ffffff', '#111111', true, false ],
		// 4.54:1 and 4.48:1 on white.
		[ '#D97706', '#ffffff', '#767676', false, false ],
		[ '#D97706', '#ffffff', '#777777', false, true ],
		[ '#F59E0B', '#000000', '#222222', false, true ],
	] )(
		'[RAT-02~] icon %s and text on %s, %s',
		async ( icon, background, text, isIconWeak, isTextWeak ) => {
			await openRatingSettings( {
				stored: {
					icon_color: icon,
					background_color: background,
					text_color: text,
				},
			} );
			expect( [ visible( ICONS ), visible( TEXT ) ] ).toEqual( [
				isIconWeak,
				isTextWeak,
			] );
		}
	);
} );

test( '[RAT-02~] who may only see results is not offered the settings', async () => {
	await openRatingSettings( {
		route: '/results',
		printed: { capabilities: { ...mayEverything(), manage: false } },
	} );
	expect( screen.queryByRole( 'link', { name: 'Settings' } ) ).toBeNull();
} );
