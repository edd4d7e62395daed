import { ComboboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TYPING_PAUSE_MS } from '@/components/list-view/search-field';
import { useTimer } from '@/hooks/use-timer';
import { store as resultsStore } from '@/stores/results';
import type { SurveySummary } from '@/survey-model';
import { switcherQuery } from '../overview/query';
import { useLastLoaded } from '@/hooks/use-last-loaded';

interface Choice {
	id: number;
	title: string;
}

interface SurveySwitcherProps {
	/** The current survey. It is always an option, even if it is old or in the trash. */
	current?: Choice | undefined;
	/** Whether there is an option for all surveys. */
	hasAll?: boolean;
	/** Called with the id and the type of the chosen survey; undefined for all. */
	onChange: (
		id: number | undefined,
		type?: SurveySummary[ 'type' ]
	) => void;
}

/** The value of the option for all surveys. */
const ALL = 'all';

/**
 * Chooses the survey whose results are shown. Offers the newest surveys; typing searches the titles of all surveys.
 * Nothing changes until the user chooses one. The surveys are loaded when the user comes to the field.
 */
export function SurveySwitcher( {
	current,
	hasAll = false,
	onChange,
}: SurveySwitcherProps ) {
	const [ search, setSearch ] = useState( '' );
	// On the overview, the surveys are loaded anyway. Elsewhere the numbers come first.
	const [ isNeeded, setIsNeeded ] = useState( hasAll );
	const startTimer = useTimer();
	const loaded = useSelect(
		( select ) =>
			isNeeded
				? select( resultsStore ).getOverview( switcherQuery( search ) )
				: undefined,
		[ isNeeded, search ]
	);
	const surveys = useLastLoaded( loaded, '' )?.surveys ?? [];
	const isListed = surveys.some( ( { id } ) => id === current?.id );
	const choices: Choice[] =
		current && ! isListed ? [ current, ...surveys ] : surveys;

	const optionOf = useOptions();
	const allLabel = __( 'All Surveys', 'userfeedback' );

	function searchLater( typed: string ): void {
		startTimer(
			() => setSearch( typed.trim() ),
			typed === '' ? 0 : TYPING_PAUSE_MS
		);
	}

	function choose( value: string ): void {
		const survey = surveys.find( ( { id } ) => String( id ) === value );
		onChange( value === ALL ? undefined : Number( value ), survey?.type );
	}

	return (
		<div
			className="userfeedback-switcher"
			onFocus={ () => setIsNeeded( true ) }
		>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				allowReset={ false }
				label={ __( 'Survey', 'userfeedback' ) }
				// Opening empties the field for a search; the chosen survey stays in sight.
				placeholder={ current ? current.title : allLabel }
				value={ current ? String( current.id ) : ALL }
				options={ [
					...( hasAll ? [ optionOf( ALL, allLabel ) ] : [] ),
					...choices.map( ( { id, title } ) =>
						optionOf( String( id ), title )
					),
				] }
				onFilterValueChange={ searchLater }
				onChange={ ( value ) => {
					if ( value ) {
						choose( value );
					}
				} }
			/>
		</div>
	);
}

interface Option {
	value: string;
	label: string;
}

/**
 * Options that stay the same objects as long as the field is shown: by identity, ComboboxControl finds the chosen one
 * among others that are loaded later. Otherwise it marks the first one.
 */
function useOptions(): ( value: string, label: string ) => Option {
	const [ known ] = useState( () => new Map< string, Option >() );
	return ( value, label ) => {
		const option = known.get( value ) ?? { value, label };
		option.label = label;
		known.set( value, option );
		return option;
	};
}
