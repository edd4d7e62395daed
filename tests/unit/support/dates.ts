import { getSettings, setSettings } from '@wordpress/date';

interface SiteDates {
	/** Formats of PHP. */
	date?: string;
	time?: string;
	/** A name of the time zone database, or hours east of UTC. */
	zone?: string | number;
	/** The names of the months, in another language than English. */
	months?: string[];
	/** The day on which weeks start: 0 for Sunday. */
	weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Sets what WordPress prints for wp-date: the site's formats and time zone, and the names in the user's language. */
export function setDates( {
	date = 'M j, Y',
	time = 'g:i A',
	zone = 'UTC',
	months,
	weekStart = 0,
}: SiteDates = {} ): void {
	const { formats, l10n } = getSettings();
	setSettings( {
		l10n: months
			? { ...l10n, locale: 'test', months, startOfWeek: weekStart }
			: { ...l10n, locale: 'en', startOfWeek: weekStart },
		formats: { ...formats, date, time },
		timezone: {
			offset: typeof zone === 'number' ? zone : 0,
			offsetFormatted: String( zone ),
			string: typeof zone === 'string' ? zone : '',
			abbr: '',
		},
	} );
}

setDates();
