import { __, sprintf } from '@wordpress/i18n';
import { deviceName } from '@/lib/device-name';
import { formatCountry, formatLanguage } from '@/lib/format';
import { shortTitle } from '@/lib/short-title';
import type { ResponseChoices } from '@/survey-model';
import { chosenOption } from '../option-choices';
import type { FilterName, ResponseFilters } from './filters';

/** The title of a question; its id if the survey no longer asks it, or if it is not loaded yet. */
function questionTitle(
	id: string,
	choices: ResponseChoices | undefined
): string {
	const title = choices?.questions.find(
		( question ) => question.id === id
	)?.title;
	return title === undefined || title === '' ? id : shortTitle( title );
}

function pageName( id: string, choices: ResponseChoices | undefined ): string {
	const page = choices?.pages.find( ( item ) => String( item.id ) === id );
	/* translators: %s: number of a page whose name is unknown. */
	return page?.name || sprintf( __( 'Number %s', 'userfeedback' ), id );
}

function scoreText( least?: string, greatest?: string ): string {
	if ( least !== undefined && greatest !== undefined ) {
		return least === greatest
			? least
			: sprintf(
					/* translators: 1: least score, 2: greatest score. */
					__( '%1$s to %2$s', 'userfeedback' ),
					least,
					greatest
				);
	}
	return least !== undefined
		? /* translators: %s: a score. */
			sprintf( __( '%s or more', 'userfeedback' ), least )
		: /* translators: %s: a score. */
			sprintf( __( '%s or less', 'userfeedback' ), greatest ?? '' );
}

/** A filter that can be removed. */
export interface FilterChip {
	/** The filters that it stands for. */
	names: readonly FilterName[];
	text: string;
}

/** The filters in use beside the range, as texts. */
export function filterChips(
	{ values }: ResponseFilters,
	choices: ResponseChoices | undefined
): FilterChip[] {
	const { page, device, country, language } = values;
	const { question, option, tag, test } = values;
	const { score_min: least, score_max: greatest } = values;
	const chips: FilterChip[] = [];
	const add = (
		names: readonly FilterName[],
		label: string,
		value: string
	) =>
		chips.push( {
			names,
			/* translators: A filter in use. 1: what is filtered by, such as Device, 2: its value. */
			text: sprintf( __( '%1$s: %2$s', 'userfeedback' ), label, value ),
		} );
	if ( page !== undefined ) {
		add(
			[ 'page' ],
			__( 'Page', 'userfeedback' ),
			pageName( page, choices )
		);
	}
	if ( device !== undefined ) {
		add(
			[ 'device' ],
			__( 'Device', 'userfeedback' ),
			deviceName( device )
		);
	}
	if ( country !== undefined ) {
		add(
			[ 'country' ],
			__( 'Country', 'userfeedback' ),
			formatCountry( country )
		);
	}
	if ( language !== undefined ) {
		add(
			[ 'language' ],
			__( 'Language', 'userfeedback' ),
			formatLanguage( language )
		);
	}
	if ( question !== undefined ) {
		const asked = choices?.questions.find( ( { id } ) => id === question );
		const chosen = chosenOption( asked, option ?? '' );
		const answers = [
			...( option === undefined ? [] : [ chosen?.label ?? option ] ),
			...( least === undefined && greatest === undefined
				? []
				: [ scoreText( least, greatest ) ] ),
		];
		add(
			[ 'question', 'option', 'score_min', 'score_max' ],
			questionTitle( question, choices ),
			answers.join( ', ' )
		);
	}
	if ( tag !== undefined ) {
		add( [ 'tag' ], __( 'Tag', 'userfeedback' ), tag );
	}
	if ( test !== undefined ) {
		chips.push( {
			names: [ 'test' ],
			text:
				test === 'true'
					? __( 'Only tests', 'userfeedback' )
					: __( 'Without tests', 'userfeedback' ),
		} );
	}
	return chips;
}
