import { fakeServer } from '../support/fake-server';
import { openedSaved, saveAndLose } from '../support/open-survey';
import { survey } from '../support/surveys';

describe( 'an update', () => {
	it( 'whose response was lost is repeated without a conflict with itself', async () => {
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

	it( 'whose response was lost is repeated before a later edit is saved', async () => {
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

	it( 'whose response was lost and that was undone since is undone on the server, too', async () => {
		const all = openedSaved();
		all.edit( { title: 'Dinner' } );
		await saveAndLose( all );
		all.edit( { title: 'Lunch' } );
		expect( all.hasEdits() ).toBe( true );
		await all.save();
		expect( all.site.stored[ 0 ]?.survey.title ).toBe( 'Lunch' );
		expect( all.hasEdits() ).toBe( false );
	} );

	it( 'whose response was lost twice, and that never arrived, is stored once', async () => {
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

	it( 'whose response to publishing was lost reports the stored status, if nothing else has to be saved', async () => {
		const all = openedSaved();
		await saveAndLose( all, 'publish' );
		expect( await all.save() ).toMatchObject( {
			status: 'publish',
			revision: 4,
		} );
		expect( all.sent() ).toHaveLength( 2 );
	} );

	it( 'whose response was lost still conflicts with another user’s save', async () => {
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
		await all.saveSurvey( 7, 4 );
		expect( all.site.stored[ 0 ]?.survey.title ).toBe( 'Supper' );
	} );

	it( 'that was lost and is refused when it is repeated does not block the next one', async () => {
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

	it( 'is not sent while another one is running', async () => {
		const { edit, save, sent } = openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		await expect( save() ).rejects.toThrow( 'is being saved' );
		await saving;
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'that finishes after the survey was reopened is shown in the builder', async () => {
		const { close, edit, edited, receiveSurvey, save } = openedSaved();
		edit( { title: 'Dinner' } );
		const saving = save();
		close();
		receiveSurvey( survey() );
		await saving;
		expect( edited() ).toMatchObject( { title: 'Dinner', revision: 4 } );
	} );
} );
