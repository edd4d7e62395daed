import { screen } from '@testing-library/react';
import type { RatingSettings } from '@/survey-model';
import { card, openRatingSettings, pass } from '../support/rating-settings';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const textbox = ( name: string ) => screen.getByRole( 'textbox', { name } );

type Opened = Awaited< ReturnType< typeof openRatingSettings > >;
type Change = ( user: Opened[ 'user' ] ) => Promise< void >;

const press =
	( role: string, name: string, group?: string ): Change =>
	async ( user ) =>
		user.click(
			( group ? card( group ) : screen ).getByRole( role, { name } )
		);
const write =
	( name: string, text: string ): Change =>
	async ( user ) => {
		await user.clear( textbox( name ) );
		if ( text ) {
			await user.type( textbox( name ), text );
		}
	};
const choose =
	( name: string, value: string ): Change =>
	async ( user ) =>
		user.selectOptions( screen.getByRole( 'combobox', { name } ), value );

const LOW = { is_on: true, up_to: 2, question: 'What is missing?' };
const HIGH = {
	is_on: true,
	from: 4,
	text: 'Read more.',
	link_label: 'More',
	url: 'https://a.test/',
};

describe( 'the settings of post ratings', () => {
	it.each<
		[ string, Partial< RatingSettings >, Change, Partial< RatingSettings > ]
	>( [
		[ 'icon', {}, press( 'radio', 'Thumbs' ), { icon_id: 'thumbs' } ],
		[
			'question',
			{},
			write( 'Rating question', 'Any good?' ),
			{ rating_question: 'Any good?' },
		],
		[
			'instruction',
			{},
			write( 'Instruction', '' ),
			{ rating_instruction_message: '' },
		],
		[
			'thank-you message',
			{},
			write( 'Thank-you message', 'Cheers' ),
			{ thank_you_message: 'Cheers' },
		],
		[
			'own colors',
			{},
			press( 'checkbox', 'Use the colors of the theme' ),
			{ background_color: '#ffffff', text_color: '#23282d' },
		],
		[
			"the theme's colors",
			{ background_color: '#000000', text_color: '#ffffff' },
			press( 'checkbox', 'Use the colors of the theme' ),
			{ background_color: '', text_color: '' },
		],
		[
			'average',
			{},
			press( 'checkbox', 'Show the average rating' ),
			{ show_rating: 'no' },
		],
		[
			'number',
			{ show_vote_count: 'no' },
			press( 'checkbox', 'Show the number of ratings' ),
			{ show_vote_count: 'yes' },
		],
		[
			'logo',
			{},
			press( 'checkbox', 'Show the UserFeedback logo' ),
			{ show_uf_logo: 'yes' },
		],
		[
			'place',
			{},
			press( 'radio', 'Manual' ),
			{ display_settings: 'manual' },
		],
		[
			'a further post type',
			{},
			press( 'checkbox', 'Pages' ),
			{ post_types: [ 'page', 'post' ] },
		],
		[
			'a post type less, beside one of an inactive plugin',
			{ post_types: [ 'book', 'post' ] },
			press( 'checkbox', 'Posts' ),
			{ post_types: [ 'book' ] },
		],
		[
			'low comment',
			{},
			press( 'checkbox', 'Ask for a comment after a low rating' ),
			{ low_comment: LOW },
		],
		[
			'low ratings',
			{ low_comment: LOW },
			choose( 'Low ratings', '3' ),
			{ low_comment: { ...LOW, up_to: 3 } },
		],
		[
			'question about them',
			{ low_comment: LOW },
			write( 'Question', 'Why?' ),
			{ low_comment: { ...LOW, question: 'Why?' } },
		],
		[
			'high ratings',
			{ high_invitation: HIGH },
			choose( 'High ratings', '5' ),
			{ high_invitation: { ...HIGH, from: 5 } },
		],
		[
			'text of the invitation',
			{ high_invitation: HIGH },
			write( 'Text', 'Wow' ),
			{ high_invitation: { ...HIGH, text: 'Wow' } },
		],
		[
			'text of its link',
			{ high_invitation: HIGH },
			write( 'Text of the link', 'Go' ),
			{ high_invitation: { ...HIGH, link_label: 'Go' } },
		],
		[
			'its URL',
			{ high_invitation: HIGH },
			write( 'URL of the link', 'https://b.test/' ),
			{ high_invitation: { ...HIGH, url: 'https://b.test/' } },
		],
		[
			'structured data',
			{},
			async ( user ) => {
				await press(
					'checkbox',
					'Tell search engines the average rating'
				)( user );
				await choose( 'Your posts are about', 'Recipe' )( user );
			},
			{ use_review_schema: 'yes', review_type: 'Recipe' },
		],
	] )(
		'[RAT-02~] save %s and nothing else',
		async ( _, stored, change, expected ) => {
			const { user, saves } = await openRatingSettings( { stored } );
			expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
			await change( user );
			await user.click( save() );
			await pass( 20 );
			expect( saves ).toEqual( [ expected ] );
			expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		}
	);
} );
