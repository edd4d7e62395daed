import { act, screen } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import {
	card,
	openRatingSettings,
	pass,
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

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const textbox = ( name: string ) => screen.getByRole( 'textbox', { name } );
const toast = ( text: string ) =>
	screen.queryByText( text, { selector: '.components-snackbar__content' } );

const LOW = { is_on: true, up_to: 2, question: 'What is missing?' };
const HIGH = {
	is_on: true,
	from: 4,
	text: 'Read more.',
	link_label: 'More',
	url: 'https://a.test/',
};

describe( 'the settings of post ratings', () => {
	it( '[RAT-02~] report a save, and that it is done for three seconds', async () => {
		const { user, registry } = await openRatingSettings();
		// What is announced; a message that is over still fades out.
		const messages = () =>
			registry
				.select( noticesStore )
				.getNotices( 'userfeedback' )
				.map( ( { content } ) => content );
		await user.type( textbox( 'Rating question' ), '?' );
		await user.click( save() );
		expect( messages() ).toEqual( [ 'Saving Changes...' ] );
		expect( toast( 'Saving Changes...' ) ).toBeInTheDocument();
		await pass( 20 );
		expect( messages() ).toEqual( [ 'Settings Updated' ] );
		expect( toast( 'Settings Updated' ) ).toBeInTheDocument();
		await pass( 2900 );
		expect( messages() ).toEqual( [ 'Settings Updated' ] );
		await pass( 100 );
		expect( messages() ).toEqual( [] );
	} );

	it( '[RAT-02~] report a failed save with its reason, and save the same again', async () => {
		let isDown = true;
		const { user, saves } = await openRatingSettings( {
			onSave: () => ( isDown ? null : undefined ),
		} );
		await user.type( textbox( 'Thank-you message' ), '!' );
		await user.click( save() );
		await pass( 20 );
		expect( toast( 'Could Not Save Changes' ) ).toBeInTheDocument();
		expect( toast( 'Settings Updated' ) ).toBeNull();
		expect(
			screen.getByText( /Your site could not be reached/ )
		).toBeVisible();
		isDown = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await pass( 20 );
		expect( saves[ 1 ] ).toEqual( saves[ 0 ] );
		expect( toast( 'Settings Updated' ) ).toBeInTheDocument();
		expect( screen.queryByText( /could not be reached/ ) ).toBeNull();
	} );

	it.each( [
		[ 'rating_question', 'Rating question', {} ],
		[ 'low_comment.question', 'Question', { low_comment: LOW } ],
		[ 'high_invitation.url', 'URL of the link', { high_invitation: HIGH } ],
		[
			'high_invitation.link_label',
			'Text of the link',
			{ high_invitation: HIGH },
		],
		[ 'high_invitation.text', 'Text', { high_invitation: HIGH } ],
	] as const )(
		'[RAT-02~] show at the field why %s is refused, and keep what was typed',
		async ( field, name, stored ) => {
			const { user } = await openRatingSettings( {
				stored,
				onSave: () => refusedField( field, 'Enter another one.' ),
			} );
			await user.type( textbox( name ), 'x' );
			const typed = textbox( name ).getAttribute( 'value' );
			await user.click( save() );
			await pass( 20 );
			expect( textbox( name ) ).toHaveAccessibleDescription(
				'Enter another one.'
			);
			expect( textbox( name ) ).toHaveValue( typed );
			expect( textbox( name ) ).toHaveFocus();
			expect(
				screen.getByText( 'Please fix errors on this page.' )
			).toBeVisible();
			await user.type( textbox( name ), 'y' );
			expect( screen.queryByText( 'Enter another one.' ) ).toBeNull();
		}
	);

	it.each( [
		[ 'post_types[0]', 'Placement' ],
		[ 'font.family', 'Look' ],
		[ 'review_type', 'Search engines' ],
		[ 'low_comment.up_to', 'After the vote' ],
		[ 'display_settings', 'Placement' ],
	] )(
		'[RAT-02~] show in its card why %s is refused',
		async ( field, name ) => {
			const { user } = await openRatingSettings( {
				stored: { low_comment: LOW, use_review_schema: 'yes' },
				onSave: () => refusedField( field, 'Choose another one.' ),
			} );
			await user.click(
				screen.getByRole( 'checkbox', {
					name: 'Show the average rating',
				} )
			);
			await user.click( save() );
			await pass( 20 );
			expect(
				card( name ).getByText( 'Choose another one.' )
			).toBeVisible();
		}
	);

	it( '[RAT-02~] keep edits that are made during a save', async () => {
		const { user, saves } = await openRatingSettings();
		await user.type( textbox( 'Rating question' ), '1' );
		await user.click( save() );
		await user.type( textbox( 'Rating question' ), '2' );
		await pass( 20 );
		expect( textbox( 'Rating question' ) ).toHaveValue(
			'How would you rate this post?12'
		);
		await user.click( save() );
		await pass( 20 );
		expect( saves.map( ( sent ) => sent.rating_question ) ).toEqual( [
			'How would you rate this post?1',
			'How would you rate this post?12',
		] );
	} );

	it( '[RAT-02~] ask before unsaved changes are lost', async () => {
		const { user } = await openRatingSettings();
		await user.type( textbox( 'Rating question' ), '?' );
		await act( async () => {
			window.location.hash = '/nowhere';
			await jest.advanceTimersByTimeAsync( 50 );
		} );
		expect( window.location.hash ).toBe( '#/settings' );
		await user.click(
			screen.getByRole( 'button', { name: 'Leave without saving' } )
		);
		await pass( 50 );
		expect( window.location.hash ).toBe( '#/nowhere' );
	} );
} );
