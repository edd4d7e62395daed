import { nextDay } from '@/admin-pages/surveys/editor/sections/run-time/days';

describe( 'the year of a run time', () => {
	it.each( [
		[ { month: 3, day: 31 }, '2026-03-30', '2026-03-31' ],
		[ { month: 3, day: 31 }, '2026-03-31', '2026-03-31' ],
		[ { month: 3, day: 31 }, '2026-04-01', '2027-03-31' ],
		[ { month: 2, day: 29 }, '2026-01-01', '2026-02-28' ],
		[ { month: 2, day: 29 }, '2027-03-01', '2028-02-29' ],
	] )( 'is that of the first %j from %s on: %s', ( day, from, last ) => {
		expect( nextDay( day, from ) ).toBe( last );
	} );
} );
