import { NEW_SURVEY_ID } from '@/survey-model';
import { fakeServer } from '../support/fake-server';
import { openedNew, openedSaved, saveAndLose } from '../support/open-survey';
import { blankTemplate, survey } from '../support/surveys';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe( 'an edit made during a save', () => {
	it( 'is kept when it restores the previous value', async () => {
		const { edit, edited, hasEdits, save, site } = openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		edit( { title: 'Lunch' } );
		expect( edited()?.title ).toBe( 'Lunch' );
		await saving;
		expect( edited()?.title ).toBe( 'Lunch' );
		expect( hasEdits() ).toBe( true );
		await save();
		expect( site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
		expect( hasEdits() ).toBe( false );
	} );

	it( 'to a question is kept when it restores the previous value', async () => {
		const { edit, edited, save } = openedSaved();
		const [ first, second ] = survey().questions;
		edit( { questions: [ first!, { ...second!, title: 'Why not?' } ] } );
		const saving = save();
		edit( { questions: [ first!, second! ] } );
		await saving;
		expect( edited()?.questions ).toEqual( [ first, second ] );
	} );

	it( 'is dropped when it restores the previous value and the save is refused', async () => {
		const { edit, hasEdits, save } = openedSaved();
		fakeServer( () => ( {
			status: 400,
			body: { code: 'x', message: 'No.', data: { status: 400 } },
		} ) );
		edit( { title: 'Dinner' } );
		const saving = save();
		edit( { title: 'Lunch' } );
		await expect( saving ).rejects.toMatchObject( { status: 400 } );
		expect( hasEdits() ).toBe( false );
	} );

	it( 'of a new survey is kept when it restores the previous value', async () => {
		const { edit, edited, save, site } = openedNew();
		edit( { title: 'Lunch' } );
		const saving = save();
		edit( { title: '' } );
		await saving;
		expect( edited()?.title ).toBe( '' );
		expect( site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
	} );
} );

it( 'of a survey without questions adds none', async () => {
	const { edit, edited, save } = openedSaved();
	edit( { questions: [] } );
	await save();
	edit( { title: 'Dinner' } );
	await save();
	expect( edited()?.questions ).toEqual( [] );
} );

describe( 'a first save', () => {
	it( 'whose response was lost is repeated without creating a second survey', async () => {
		const all = openedNew();
		all.edit( { title: 'Lunch' } );
		await saveAndLose( all );
		const saved = await all.save();
		expect( all.site.stored ).toHaveLength( 1 );
		expect( saved ).toMatchObject( { id: 7, revision: 1 } );
		const [ first, second ] = all.sent();
		expect( second ).toEqual( first );
		expect( first?.client_id ).toMatch( UUID );
		expect( first?.save_id ).toMatch( UUID );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'whose response was lost is repeated unchanged, and later edits are saved after it', async () => {
		const all = openedNew();
		all.edit( { title: 'Lunch' } );
		await saveAndLose( all );
		all.edit( { title: 'Dinner' } );
		const saved = await all.save( 'publish' );
		expect( all.site.stored ).toHaveLength( 1 );
		expect( saved ).toMatchObject( {
			id: 7,
			revision: 2,
			title: 'Dinner',
			status: 'publish',
		} );
		expect( all.sent()[ 2 ] ).toMatchObject( {
			survey: { title: 'Dinner', status: 'publish' },
			revision: 1,
		} );
		expect( all.edited() ).toMatchObject( { id: 7, title: 'Dinner' } );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'that never arrived is repeated', async () => {
		const { edit, save, site } = openedNew();
		edit( { title: 'Lunch' } );
		site.become( 'down' );
		await expect( save() ).rejects.toMatchObject( { isNetwork: true } );
		site.become( 'up' );
		await save();
		expect( site.stored ).toHaveLength( 1 );
	} );

	it( 'whose response was lost keeps a template that was chosen since', async () => {
		const all = openedNew();
		all.applyTemplate( { ...blankTemplate(), key: 'first' } );
		all.edit( { title: 'Lunch' } );
		await saveAndLose( all );
		all.applyTemplate( blankTemplate() );
		await all.save();
		expect( all.site.stored ).toHaveLength( 1 );
		expect( all.site.stored[ 0 ]?.survey.template ).toBe( 'blank' );
	} );

	it( 'is followed by updates while the builder is still at the route of the new survey', async () => {
		const { edit, save, site, sent } = openedNew();
		edit( { title: 'Lunch' } );
		await save();
		edit( { title: 'Dinner' } );
		await save();
		expect( site.stored ).toHaveLength( 1 );
		expect( sent()[ 1 ] ).toMatchObject( {
			survey: { title: 'Dinner' },
			revision: 1,
		} );
	} );
} );

describe( 'two new surveys whose first saves overlap', () => {
	it( 'each receive their own response', async () => {
		const { begin, close, edit, edited, save, site, surveys } = openedNew();
		edit( { title: 'First' } );
		const first = save();
		close();
		begin();
		edit( { title: 'Second' } );
		const second = save();
		expect( await first ).toMatchObject( { id: 7 } );
		expect( edited() ).toMatchObject( { title: 'Second' } );
		expect( surveys.getEditedSurvey( 7 ) ).toBeUndefined();
		expect( await second ).toMatchObject( { id: 8 } );
		expect( edited() ).toMatchObject( { id: 8, title: 'Second' } );
		expect( site.stored.map( ( one ) => one.survey.title ) ).toEqual( [
			'First',
			'Second',
		] );
	} );

	it( 'do not take each other’s failures', async () => {
		const { begin, close, edit, save, site, surveys } = openedNew();
		edit( { title: 'First' } );
		site.become( 'down' );
		const first = save().catch( () => undefined );
		close();
		begin();
		edit( { title: 'Second' } );
		site.become( 'up' );
		const second = save();
		await first;
		expect( surveys.isSavingSurvey( NEW_SURVEY_ID ) ).toBe( true );
		await second;
		expect( surveys.isSavingSurvey( NEW_SURVEY_ID ) ).toBe( false );
	} );
} );
