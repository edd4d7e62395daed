import type { Question } from '../../src/survey-model';
import type { Api } from '../e2e/support/api';
import { CHOICE, question, WHY } from '../e2e/support/visitors';
import { host, openPopup, popup } from './popup';
import { expect, test } from './test';

const TEAS = question( 'checkbox', 'Which teas do you like?', {
	options: [ 'Assam', 'Sencha' ],
} );
const MORE = question( 'long-text', 'What else?' );

/** Who finds it good is asked about teas, who does not is asked why. */
const when = ( what: Question, value: string, isRequired: boolean ) =>
	( {
		...what,
		settings: { ...what.settings, required: isRequired },
		logic: {
			enabled: true,
			action: 'show',
			conditions: [ { question_id: CHOICE.id, compare: '=', value } ],
		},
	} ) as unknown as Question;

const QUESTIONS = [
	{ ...CHOICE, settings: { ...CHOICE.settings, required: true } } as Question,
	when( WHY, 'No', true ),
	when( TEAS, 'Yes', false ),
	MORE,
];

/** Characters beyond ASCII, and one beyond the first 65,536. */
const TYPED = 'Zu langsam – désolé 🙂';

let id = 0;

test.beforeEach( async ( { engine, survey } ) => {
	id = await survey( {
		title: `Story in ${ engine }`,
		questions: QUESTIONS,
	} );
} );

/** The values of the only response, by question. */
async function storedAnswers( api: Api ): Promise< object > {
	const path = `surveys/${ id }/responses`;
	const { items } = await api.get< { items: { id: number }[] } >( path );
	expect( items ).toHaveLength( 1 );
	const { answers } = await api.get< {
		answers: { question_id: string; value: unknown }[];
	} >( `${ path }/${ items[ 0 ]!.id }` );
	return Object.fromEntries(
		answers.map( ( { question_id, value } ) => [ question_id, value ] )
	);
}

const stored = async ( api: Api, answers: object ) => {
	await expect.poll( () => api.total( id ) ).toBe( 1 );
	expect( await storedAnswers( api ) ).toEqual( answers );
};

test( 'answers a survey with conditions in the popup, on several pages', async ( {
	api,
	person,
} ) => {
	await test.step( 'a required question', async () => {
		await openPopup( person, () => person.open( '/' ) );
		await person.see( popup.heading, {
			text: CHOICE.title,
			isFocused: false,
		} );
		await person.miss( popup.button( 'Back' ) );
		await person.click( popup.button( 'Next' ) );
		await person.see( popup.message, {
			text: 'Choose an answer to continue.',
		} );
	} );

	await test.step( 'conditions, Back, and a double click on Next', async () => {
		await person.click( popup.option( 'Yes' ) );
		await person.see( popup.option( 'Yes' ), { isChecked: true } );
		await person.click( popup.button( 'Next' ), 2 );
		await person.see( popup.heading, { text: TEAS.title } );
		await person.click( popup.button( 'Back' ) );
		await person.see( popup.heading, {
			text: CHOICE.title,
			isFocused: true,
		} );
		await person.click( popup.option( 'No' ) );
		await person.see( popup.option( 'Yes' ), { isChecked: false } );
		await person.click( popup.button( 'Next' ) );
		await person.see( popup.heading, { text: WHY.title } );
	} );

	await test.step( 'a text, and Escape', async () => {
		await person.click( popup.field );
		await person.type( TYPED );
		await person.see( popup.field, { value: TYPED, isFocused: true } );
		await person.press( 'Escape' );
		await person.miss( popup.field );
		await person.see( popup.tab, { isFocused: true } );
	} );

	await test.step( 'reload', async () => {
		await openPopup( person, () => person.reload() );
		await person.miss( popup.field );
		await person.click( popup.tab );
		await person.see( popup.heading, { text: WHY.title } );
		await person.see( popup.field, { value: TYPED } );
	} );

	await test.step( 'another page, and Enter', async () => {
		await openPopup( person, () => person.open( '/about/' ) );
		await person.see( popup.field, { value: TYPED, isFocused: false } );
		await person.click( popup.tab );
		await person.miss( popup.field );
		await person.see( popup.tab, { isFocused: true } );
		await person.press( 'Enter' );
		await person.click( popup.field );
		await person.press( 'Enter' );
		await person.see( popup.heading, { text: MORE.title } );
	} );

	await test.step( 'back in the history', async () => {
		await openPopup( person, () => person.back() );
		// A page from the back/forward cache is as its visitor left it.
		const { text } = await person.see( popup.heading );
		if ( text === WHY.title ) {
			await person.click( popup.button( 'Next' ) );
		}
		await person.see( popup.heading, { text: MORE.title } );
	} );

	await test.step( 'several lines, and the end', async () => {
		await person.click( popup.field );
		await person.type( 'One' );
		await person.press( 'Enter' );
		await person.type( 'Two' );
		await person.see( popup.field, { value: 'One\nTwo' } );
		// With the keyboard: the next element is the button.
		await person.press( 'Tab' );
		await person.see( popup.button( 'Next' ), { isFocused: true } );
		await person.press( 'Enter' );
		await person.see( popup.heading, {
			text: 'Thanks for your feedback!',
			isFocused: true,
		} );
	} );

	await stored( api, {
		[ CHOICE.id ]: [ 'No' ],
		[ WHY.id ]: [ TYPED ],
		[ MORE.id ]: [ 'One\nTwo' ],
	} );
} );

test( 'answers the same survey in the content of a page', async ( {
	api,
	person,
	post,
} ) => {
	const { url } = await post( {
		title: 'Inline',
		content: `<p>Before</p><!-- wp:userfeedback/survey {"surveyId":${ id },"display":"inline"} /--><p>After</p>`,
	} );
	const form = '.userfeedback-inline';
	const button = ( name: string ) => ( { css: `${ form } button`, name } );
	const option = ( name: string ) => ( { css: `${ form } input`, name } );
	const sees = ( text: string ) =>
		person.until(
			() =>
				person.ask(
					( css, wanted ) =>
						document
							.querySelector< HTMLElement >( css )!
							.innerText.includes( wanted ),
					form,
					text
				),
			() => `the form should say ${ text }`
		);

	await person.open( url );
	await person.see( { css: `${ form } .is-running` } );
	await person.click( button( 'Next' ) );
	await sees( 'Choose an answer to continue.' );
	await person.click( option( 'Yes' ) );
	await person.click( button( 'Next' ), 2 );
	await sees( TEAS.title );
	await person.click( option( 'Sencha' ) );
	await person.see( option( 'Sencha' ), { isChecked: true } );
	await person.click( button( 'Back' ) );
	await sees( CHOICE.title );
	await person.click( button( 'Next' ) );
	await person.see( option( 'Sencha' ), { isChecked: true } );
	await person.reload();
	await person.see( option( 'Sencha' ), { isChecked: true } );
	await person.click( button( 'Next' ) );
	await person.click( { css: `${ form } textarea` } );
	await person.type( 'One' );
	await person.press( 'Enter' );
	await person.type( 'Two' );
	await person.click( button( 'Send' ), 2 );
	await sees( 'Thanks for your feedback!' );
	await person.miss( { css: host } );
	await stored( api, {
		[ CHOICE.id ]: [ 'Yes' ],
		[ TEAS.id ]: [ 'Sencha' ],
		[ MORE.id ]: [ 'One\nTwo' ],
	} );
} );

test( 'rates a post with the mouse, and changes the rating with the keyboard', async ( {
	api,
	person,
	post,
} ) => {
	const { id: postId, url } = await post( {
		title: 'Rated',
		content: '[userfeedback_rating]',
	} );
	const control = '.userfeedback-rating';
	const star = ( name: string ) => ( {
		css: `${ control } [type=radio]`,
		name,
	} );
	const rated = async ( average: string ) => {
		await person.see(
			{ css: `${ control }__figure` },
			{ text: `${ average } out of 5` }
		);
		await person.see(
			{ css: `${ control }__count` },
			{ text: '1 rating' }
		);
	};
	const ratings = async () => {
		const { items } = await api.get< { items: { rating: number }[] } >(
			`post-ratings/results/${ postId }?all_time=true`
		);
		return items.map( ( { rating } ) => rating );
	};

	await person.open( url );
	await person.see( { css: `${ control }.is-live` } );
	await person.click( star( '4 stars' ), 2 );
	await person.see(
		{ css: `${ control }__message` },
		{ text: 'Thank you for your rating.' }
	);
	await rated( '4.0' );
	expect( await ratings() ).toEqual( [ 4 ] );

	await person.press( 'ArrowLeft' );
	await person.see( star( '3 stars' ), { isChecked: true } );
	await rated( '4.0' );
	await person.press( 'Enter' );
	await rated( '3.0' );
	await person.reload();
	await person.see( star( '3 stars' ), { isChecked: true } );
	expect( await ratings() ).toEqual( [ 3 ] );
} );
