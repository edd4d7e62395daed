import { indexedPath, valueAt, withValueAt } from '@/survey-model';
import { deepFreeze } from '../support/deep-freeze';
import { survey } from '../support/surveys';

describe( 'a field at a path', () => {
	it( 'is read', () => {
		expect( valueAt( survey(), 'title' ) ).toBe( 'Lunch' );
		expect( valueAt( survey(), 'settings.thank_you.message' ) ).toBe(
			'Thanks for your feedback!'
		);
	} );

	it( 'is changed without changing other fields', () => {
		const before = deepFreeze( survey() );
		const after = withValueAt( before, 'notifications.email.active', true );
		expect( after ).toEqual( {
			...before,
			notifications: {
				...before.notifications,
				email: { ...before.notifications.email, active: true },
			},
		} );
		expect( after.settings ).toBe( before.settings );
		expect( after.questions ).toBe( before.questions );
	} );

	it( 'is changed by a function of its current value', () => {
		const after = withValueAt(
			survey(),
			'title',
			( title ) => `${ title }!`
		);
		expect( after.title ).toBe( 'Lunch!' );
	} );
} );

describe( 'a field of a list’s item', () => {
	const before = deepFreeze( survey() );
	const [ first, second ] = before.questions;
	const path = `questions.${ second!.id }.title` as const;

	it( 'is found by the item’s id, wherever the item is', () => {
		expect( valueAt( before, path ) ).toBe( 'Why?' );
		const moved = { ...before, questions: [ second!, first! ] };
		expect( valueAt( moved, path ) ).toBe( 'Why?' );
		expect( withValueAt( moved, path, 'New' ).questions ).toEqual( [
			{ ...second, title: 'New' },
			first,
		] );
	} );

	it( 'has the path of the server’s errors, with the item’s index', () => {
		expect( indexedPath( before, path ) ).toBe( 'questions[1].title' );
		expect( indexedPath( before, 'settings.thank_you' ) ).toBe(
			'settings.thank_you'
		);
	} );

	it( 'is removed by undefined', () => {
		const at = `questions.${ second!.id }.description` as const;
		const described = withValueAt( before, at, 'Why we ask' );
		expect( valueAt( described, at ) ).toBe( 'Why we ask' );
		expect( withValueAt( described, at, undefined ) ).toEqual( before );
	} );

	it( 'is not there, and changes nothing, once the item is gone', () => {
		const gone = { ...before, questions: [ first! ] };
		expect( valueAt( gone, path ) ).toBeUndefined();
		expect( withValueAt( gone, path, 'New' ) ).toEqual( gone );
	} );
} );
