import { store as settingsStore } from '@/stores/settings';
import type { Settings } from '@/survey-model';
import { fakeServer, refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { freshRegistry } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

const SETTINGS: Settings = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator', 'editor' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

beforeEach( () => printAdminData() );
afterEach( () => delete window.userfeedbackAdmin );

function opened() {
	const registry = freshRegistry();
	registry.dispatch( settingsStore ).receiveSettings( SETTINGS );
	return {
		settings: registry.select( settingsStore ),
		change: registry.dispatch( settingsStore ),
		registry,
	};
}

describe( 'the settings', () => {
	it( 'are requested once', async () => {
		const { requests } = fakeServer( () => ( { body: SETTINGS } ) );
		const registry = freshRegistry();
		await registry.resolveSelect( settingsStore ).getSaved();
		expect(
			await registry.resolveSelect( settingsStore ).getSaved()
		).toEqual( SETTINGS );
		expect( requests ).toEqual( [
			{
				method: 'GET',
				path: '/userfeedback/v1/settings',
				body: undefined,
			},
		] );
	} );

	it( 'keep edits separate until they equal the saved values', () => {
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'administrator', 'author' ] } );
		expect( settings.isDirty() ).toBe( true );
		expect( settings.getSaved() ).toEqual( SETTINGS );
		expect( settings.getEdited()?.view_results ).toEqual( [
			'administrator',
			'author',
		] );
		change.editSettings( { view_results: [ 'administrator' ] } );
		expect( settings.isDirty() ).toBe( false );
	} );

	it( 'treat another order of a list as an edit', () => {
		const { settings, change } = opened();
		change.editSettings( {
			create_edit_surveys: [ 'editor', 'administrator' ],
		} );
		expect( settings.isDirty() ).toBe( true );
	} );

	it( 'keep a role that was restored during a save', async () => {
		const { requests } = fakeServer( ( { body } ) => ( {
			body: {
				...SETTINGS,
				...( body as { settings: object } ).settings,
			},
		} ) );
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'author' ] } );
		const saving = change.saveSettings();
		change.editSettings( { view_results: [ 'administrator' ] } );
		await saving;
		expect( settings.getEdited()?.view_results ).toEqual( [
			'administrator',
		] );
		await change.saveSettings();
		// A selector of a test before may still be loading.
		const saves = requests.filter( ( { method } ) => method === 'POST' );
		expect( saves[ 1 ]?.body ).toEqual( {
			settings: { view_results: [ 'administrator' ] },
		} );
		expect( settings.isDirty() ).toBe( false );
	} );

	it( 'are sent once, however often a save is requested meanwhile', async () => {
		const { requests } = fakeServer( () => ( { body: SETTINGS } ) );
		const { change } = opened();
		change.editSettings( { view_results: [ 'author' ] } );
		await Promise.all( [ change.saveSettings(), change.saveSettings() ] );
		expect(
			requests.filter( ( { method } ) => method === 'POST' )
		).toHaveLength( 1 );
	} );

	it( 'keep the error of a list that was not edited', async () => {
		const fields = [
			{ field: 'settings.view_results[1]', code: 'x', message: 'No.' },
			{ field: 'settings.delete_surveys[0]', code: 'x', message: 'No.' },
		];
		fakeServer( () => refusal( 400, 'x', 'Not saved.', fields ) );
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'author', 'ghost' ] } );
		await expect( change.saveSettings() ).rejects.toMatchObject( {
			fields,
		} );
		change.editSettings( { view_results: [ 'author', 'editor' ] } );
		expect( settings.getRefusedFields() ).toMatchObject( [
			{ field: 'delete_surveys[0]' },
		] );
	} );

	it( 'send only what was changed', async () => {
		const saved = { ...SETTINGS, view_results: [ 'author' ] };
		const { requests } = fakeServer( () => ( { body: saved } ) );
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'author' ] } );
		await change.saveSettings();
		expect( requests[ 0 ] ).toEqual( {
			method: 'POST',
			path: '/userfeedback/v1/settings',
			body: { settings: { view_results: [ 'author' ] } },
		} );
		expect( settings.isDirty() ).toBe( false );
		expect( settings.getSaved() ).toEqual( saved );
	} );

	it( 'keep edits made during a save', async () => {
		fakeServer( () => ( {
			body: { ...SETTINGS, view_results: [ 'author' ] },
		} ) );
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'author' ] } );
		const saving = change.saveSettings();
		expect( settings.isSaving() ).toBe( true );
		change.editSettings( { delete_surveys: [] } );
		await saving;
		expect( settings.getEdits() ).toEqual( { delete_surveys: [] } );
	} );

	it( 'keep the edits and the fields that the server has refused', async () => {
		const fields = [
			{
				field: 'settings.view_results[0]',
				code: 'unknown_role',
				message: 'There is no such role.',
			},
		];
		fakeServer( () => refusal( 400, 'x', 'Not saved.', fields ) );
		const { settings, change } = opened();
		change.editSettings( { view_results: [ 'ghost' ] } );
		await expect( change.saveSettings() ).rejects.toMatchObject( {
			fields,
		} );
		expect( settings.isDirty() ).toBe( true );
		expect( settings.getRefusedFields() ).toMatchObject( [
			{ field: 'view_results[0]', code: 'unknown_role' },
		] );
		change.editSettings( { view_results: [] } );
		expect( settings.getRefusedFields() ).toEqual( [] );
	} );

	it( 'discard the edits on request', () => {
		const { settings, change } = opened();
		change.editSettings( { view_results: [] } );
		change.discardEdits();
		expect( settings.getEdited() ).toEqual( SETTINGS );
	} );
} );
