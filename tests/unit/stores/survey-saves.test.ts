import { store } from '../../../src/stores/surveys';
import type { SurveyInput } from '../../../src/survey-model';
import { NEW_SURVEY_ID, blankSurvey } from '../../../src/survey-model';
import { fakeServer } from '../support/fake-server';
import type { SeenRequest } from '../support/fake-server';
import { freshRegistry } from '../support/render';
import { siteWithSurvey, surveySite } from '../support/survey-site';
import { blankTemplate, survey } from '../support/surveys';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface SentSave {
	survey: SurveyInput;
	revision?: number;
	client_id?: string;
	save_id: string;
}

/** Opens a survey of a site in stores of its own. */
function opened( site: ReturnType< typeof surveySite >, id: number ) {
	const { requests } = fakeServer( site.answer );
	const registry = freshRegistry();
	const { closeSurvey, editSurvey, ...change } = registry.dispatch( store );
	const begin = () => change.receiveSurvey( blankSurvey( 'Thanks!' ) );
	if ( id === NEW_SURVEY_ID ) {
		begin();
	} else {
		change.receiveSurvey( survey( { id } ) );
	}
	return {
		...change,
		site,
		begin,
		surveys: registry.select( store ),
		edit: ( changes: SurveyInput ) => editSurvey( id, changes ),
		close: () => closeSurvey( id ),
		save: ( changes?: SurveyInput ) => change.saveSurvey( id, changes ),
		edited: () => registry.select( store ).getEditedSurvey( id ),
		hasEdits: () => registry.select( store ).hasEdits( id ),
		sent: (): SentSave[] =>
			requests
				.filter( ( { method }: SeenRequest ) => method === 'POST' )
				.map( ( { body } ) => body as SentSave ),
	};
}

const openedNew = () => opened( surveySite(), NEW_SURVEY_ID );
const openedSaved = () => opened( siteWithSurvey(), 7 );

/** Saves while the answer gets lost, and puts the line right again. */
async function saveAndLose(
	{ site, save }: Pick< ReturnType< typeof opened >, 'site' | 'save' >,
	changes?: SurveyInput
): Promise< void > {
	site.become( 'answer-lost' );
	await expect( save( changes ) ).rejects.toMatchObject( {
		isAnswerLost: true,
	} );
	site.become( 'up' );
}

describe( 'an edit made while a save is on its way', () => {
	it( 'stays when it goes back to the value before', async () => {
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

	it( 'to a question stays when it goes back to the value before', async () => {
		const { edit, edited, save } = openedSaved();
		const [ first, second ] = survey().questions;
		edit( { questions: [ first!, { ...second!, title: 'Why not?' } ] } );
		const saving = save();
		edit( { questions: [ first!, second! ] } );
		await saving;
		expect( edited()?.questions ).toEqual( [ first, second ] );
	} );

	it( 'is none when it goes back to the value before and the save is refused', async () => {
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

	it( 'of a new survey stays when it goes back to the value before', async () => {
		const { edit, edited, save, site } = openedNew();
		edit( { title: 'Lunch' } );
		const saving = save();
		edit( { title: '' } );
		await saving;
		expect( edited()?.title ).toBe( '' );
		expect( site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
	} );
} );

describe( 'a first save', () => {
	it( 'whose answer was lost is repeated without making a second survey', async () => {
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

	it( 'whose answer was lost is repeated as it was, and what was edited since is saved after it', async () => {
		const all = openedNew();
		all.edit( { title: 'Lunch' } );
		await saveAndLose( all );
		all.edit( { title: 'Dinner' } );
		const saved = await all.save( { status: 'publish' } );
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

	it( 'whose answer was lost keeps a template that was chosen since', async () => {
		const all = openedNew();
		all.applyTemplate( { ...blankTemplate(), key: 'first' } );
		all.edit( { title: 'Lunch' } );
		await saveAndLose( all );
		all.applyTemplate( blankTemplate() );
		await all.save();
		expect( all.site.stored ).toHaveLength( 1 );
		expect( all.site.stored[ 0 ]?.survey.template ).toBe( 'blank' );
	} );

	it( 'goes on as an update when the builder is still at the address of the new one', async () => {
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
	it( 'each get their own answer', async () => {
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

describe( 'an update', () => {
	it( 'whose answer was lost is repeated without a conflict with itself', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		await saveAndLose( all );
		expect( await all.save() ).toMatchObject( {
			title: 'Dinner',
			revision: 4,
		} );
		const [ first, second ] = all.sent();
		expect( second ).toEqual( first );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'whose answer was lost is repeated before an edit that was made since is saved', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		await saveAndLose( all );
		all.edit( { title: 'Supper' } );
		expect( await all.save() ).toMatchObject( {
			title: 'Supper',
			revision: 5,
		} );
		expect( all.sent().map( ( { revision } ) => revision ) ).toEqual( [
			3, 3, 4,
		] );
	} );

	it( 'whose answer was lost and that is undone since is undone on the server too', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		await saveAndLose( all );
		all.edit( { title: 'Lunch' } );
		expect( all.hasEdits() ).toBe( true );
		await all.save();
		expect( all.site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'whose answer was lost twice, and that never arrived, is stored once', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		all.site.become( 'down' );
		await expect( all.save() ).rejects.toMatchObject( { isNetwork: true } );
		await saveAndLose( all );
		expect( await all.save() ).toMatchObject( { revision: 4 } );
		expect(
			new Set( all.sent().map( ( { save_id: id } ) => id ) ).size
		).toBe( 1 );
	} );

	it( 'that was to publish and whose answer was lost is told as it was stored, when nothing else is to be saved', async () => {
		const all = openedSaved();
		await saveAndLose( all, { status: 'publish' } );
		expect( await all.save() ).toMatchObject( {
			status: 'publish',
			revision: 4,
		} );
		expect( all.sent() ).toHaveLength( 2 );
	} );

	it( 'whose answer was lost still meets what somebody else saved', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		all.site.become( 'down' );
		await expect( all.save() ).rejects.toMatchObject( { isNetwork: true } );
		all.site.become( 'up' );
		all.site.saveElsewhere( 7, { title: 'Theirs' } );
		all.edit( { title: 'Supper' } );
		await expect( all.save() ).rejects.toMatchObject( {
			conflict: { revision: 4 },
		} );
		expect( all.edited()?.title ).toBe( 'Supper' );
		await all.saveSurvey( 7, {}, 4 );
		expect( all.site.stored[ 0 ]?.survey.title ).toBe( 'Supper' );
	} );

	it( 'that was lost and is refused when it is repeated does not keep the next one back', async () => {
		const all = openedSaved();
		all.edit( { title: 'Bad' } );
		await saveAndLose( all );
		all.edit( { title: 'Good' } );
		const { answer } = all.site;
		const { requests } = fakeServer( ( request ) =>
			JSON.stringify( request.body ).includes( 'Bad' )
				? {
						status: 400,
						body: { code: 'x', message: '', data: { status: 400 } },
					}
				: answer( request )
		);
		all.site.stored[ 0 ]!.survey = {
			...all.site.stored[ 0 ]!.survey,
			revision: 3,
		};
		expect( await all.save() ).toMatchObject( { title: 'Good' } );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'is not sent beside another one', async () => {
		const { edit, save, sent } = openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		await expect( save() ).rejects.toThrow( 'is being saved' );
		await saving;
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'that ends after the survey was opened anew is what the builder shows', async () => {
		const { close, edit, edited, receiveSurvey, save } = openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		close();
		receiveSurvey( survey() );
		await saving;
		expect( edited() ).toMatchObject( { title: 'Dinner', revision: 4 } );
	} );
} );
