import type { Locator } from '@playwright/test';
import { saveDraft, storedQuestions } from './support/editor';
import {
	SURVEYS,
	addQuestion,
	questionCard,
	startSurvey,
	writeOptions,
} from './support/surveys';
import type { NewSurvey } from './support/made';
import { expect, test } from './support/test';

const NINE = [
	[ 'checkbox', 'Checkboxes' ],
	[ 'radio-button', 'Radio Buttons' ],
	[ 'image-radio', 'Image Radio' ],
	[ 'icon-choice', 'Icon Choice' ],
	[ 'email', 'Email Capture' ],
	[ 'text', 'Single Text Field' ],
	[ 'long-text', 'Long Text' ],
	[ 'star-rating', 'Star Rating' ],
	[ 'nps', 'Net Promoter Score' ],
] as const;

const RANDOM = 'Randomize options';
const COMMENT = 'Comment box';

/** A survey about the Net Promoter Score, as its template makes one. */
const NPS_SURVEY: NewSurvey = {
	status: 'draft',
	title: 'Would you recommend us?',
	type: 'nps',
	questions: [
		{
			id: 'nps',
			type: 'nps',
			title: 'How likely are you to recommend us?',
			config: {},
			settings: {
				required: false,
				randomize: false,
				comment_box: false,
				start_at_zero: true,
			},
			logic: { enabled: false, action: 'show', conditions: [] },
		},
	],
};

const toggle = ( card: Locator, name: string ): Locator =>
	card.getByRole( 'checkbox', { name, exact: true } );

test( '[QST-03] Add Question lists nine types by name, and none in a Net Promoter Score survey', async ( {
	admin,
	survey,
} ) => {
	await startSurvey( admin, 'Nine types' );
	const labels = NINE.map( ( [ , name ] ) => name );
	const menu = admin
		.getByRole( 'menu', { name: 'Add Question' } )
		.getByRole( 'menuitem' )
		.filter( { hasText: new RegExp( labels.join( '|' ) ) } );
	for ( const [ index, [ type, label ] ] of NINE.entries() ) {
		await admin.getByRole( 'button', { name: 'Add Question' } ).click();
		await expect( menu ).toHaveText( labels );
		await menu.nth( index ).click();
		const card = questionCard( admin, index + 2 );
		await expect( card.getByLabel( 'Type' ) ).toHaveValue( type );
		await card.getByLabel( 'Title', { exact: true } ).fill( label );
	}
	await questionCard( admin, 1 )
		.getByLabel( 'Title', { exact: true } )
		.fill( 'First' );
	await saveDraft( admin );
	expect(
		( await storedQuestions( admin ) ).map( ( { type } ) => type )
	).toEqual( [ 'text', ...NINE.map( ( [ type ] ) => type ) ] );

	const id = await survey( NPS_SURVEY );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await expect( questionCard( admin, 1 ) ).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: 'Add Question' } )
	).toHaveCount( 0 );
} );

test( '[QST-05] changing the type clears the config unless both types have labels; a Net Promoter Score survey keeps its question', async ( {
	admin,
	survey,
} ) => {
	await startSurvey( admin, 'Other types' );
	const card = questionCard( admin, 1 );
	const type = card.getByLabel( 'Type' );
	const options = card.getByRole( 'textbox', { name: /^Option/ } );
	await card.getByLabel( 'Title', { exact: true } ).fill( 'Which?' );
	await type.selectOption( 'Radio Buttons' );
	await writeOptions( card, [ 'One', 'Two' ] );
	await type.selectOption( 'Checkboxes' );
	await expect( options ).toHaveCount( 2 );
	await expect( options.first() ).toHaveValue( 'One' );
	await saveDraft( admin );
	expect( await storedQuestions( admin ) ).toMatchObject( [
		{ type: 'checkbox', config: { options: [ 'One', 'Two' ] } },
	] );

	for ( const cleared of [ 'Image Radio', 'Icon Choice' ] ) {
		await type.selectOption( cleared );
		await expect( options ).toHaveCount( 2 );
		await expect( options.first() ).toHaveValue( '' );
		await options.first().fill( 'Something' );
	}
	// Back at a type that it had, it is what it was there.
	await type.selectOption( 'Radio Buttons' );
	await expect( options.first() ).toHaveValue( 'One' );
	await type.selectOption( 'Star Rating' );
	await expect( options ).toHaveCount( 0 );
	await saveDraft( admin );
	const [ question ] = await storedQuestions( admin );
	expect( question ).toMatchObject( { type: 'star-rating' } );
	expect( question?.config[ 'options' ] ?? [] ).toEqual( [] );

	const id = await survey( NPS_SURVEY );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await expect( card.getByLabel( 'Title', { exact: true } ) ).toHaveValue(
		/recommend/
	);
	await expect( type ).toBeDisabled();
	await expect(
		admin.getByRole( 'button', { name: /^Delete question/ } )
	).toHaveCount( 0 );
} );

test( '[QST-10] stores the settings that are specific to each type', async ( {
	admin,
} ) => {
	// Besides conditional logic, which every type has.
	const settings: Record< string, string[] > = {
		checkbox: [ 'Required', RANDOM, COMMENT ],
		'radio-button': [ 'Required', RANDOM, COMMENT ],
		'image-radio': [ 'Required', RANDOM, COMMENT ],
		'icon-choice': [ 'Required', RANDOM, COMMENT ],
		email: [ 'Required', 'Include name' ],
		text: [ 'Required' ],
		'long-text': [ 'Required' ],
		'star-rating': [ 'Required', COMMENT ],
		nps: [ 'Required', COMMENT, 'Start at 0' ],
	};
	await startSurvey( admin, 'Settings' );
	const first = questionCard( admin, 1 );
	await first.getByLabel( 'Title', { exact: true } ).fill( 'First' );
	// What is on of a type does not stay on, out of sight, in one that cannot have it.
	await first.getByLabel( 'Type' ).selectOption( 'Icon Choice' );
	for ( const name of [ 'Required', RANDOM, COMMENT ] ) {
		await toggle( first, name ).check();
	}
	await first.getByLabel( 'Type' ).selectOption( 'Single Text Field' );
	for ( const [ type, label ] of NINE ) {
		const card = await addQuestion( admin, label, label );
		const names = settings[ type ] ?? [];
		await expect( card.getByRole( 'checkbox' ) ).toHaveCount(
			names.length + 1
		);
		for ( const name of names ) {
			await toggle( card, name ).check();
		}
	}
	const icons = questionCard( admin, 5 );
	const size = icons.getByLabel( 'Icon size' );
	await expect( size.getByRole( 'option' ) ).toHaveText( [
		'Small (16 px)',
		'Medium (20 px)',
		'Large (24 px)',
	] );
	await expect( size ).toHaveValue( 'medium' );
	await size.selectOption( 'large' );
	await icons
		.getByRole( 'button', { name: /^Icon color: #1579EF/i } )
		.click();
	await admin.getByRole( 'textbox', { name: 'Hex color' } ).fill( 'AA3300' );
	await expect(
		icons.getByRole( 'button', { name: /^Icon color: #AA3300/i } )
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await saveDraft( admin );

	const questions = await storedQuestions( admin );
	const all = { required: true, randomize: true, comment_box: true };
	expect( questions ).toMatchObject( [
		{
			type: 'text',
			settings: { required: true, randomize: false, comment_box: false },
		},
		{ type: 'checkbox', settings: all },
		{ type: 'radio-button', settings: all },
		{ type: 'image-radio', settings: all },
		{
			type: 'icon-choice',
			settings: { ...all, icon_size: 'large' },
		},
		{ type: 'email', config: { include_name: true } },
		{ type: 'text', settings: { required: true } },
		{ type: 'long-text', settings: { required: true } },
		{ type: 'star-rating', settings: { comment_box: true } },
		{ type: 'nps', settings: { start_at_zero: true } },
	] );
	expect( String( questions[ 4 ]?.settings[ 'icon_color' ] ) ).toMatch(
		/^#aa3300$/i
	);
	await admin.reload();
	await expect( size ).toHaveValue( 'large' );
	await expect(
		toggle( questionCard( admin, 10 ), 'Start at 0' )
	).toBeChecked();
} );
