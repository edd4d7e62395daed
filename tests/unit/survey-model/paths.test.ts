import { valueAt, withValueAt } from '@/survey-model';
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
} );
