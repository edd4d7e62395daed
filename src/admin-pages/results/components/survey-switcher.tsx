import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { shortTitle } from '../../../components/short-title';
import { store as resultsStore } from '../../../stores/results';
import { SWITCHER_QUERY } from '../overview/query';

interface Choice {
	id: number;
	title: string;
}

interface SurveySwitcherProps {
	/** The survey that is shown; it is offered although it may be an old one or in the trash. */
	current?: Choice | undefined;
	/** Offers to show all surveys, too. */
	hasAll?: boolean;
	/** Told the id of the survey that was chosen, undefined for all. */
	onChange: ( id: number | undefined ) => void;
}

/** Chooses the survey whose results are shown, the newest first. */
export function SurveySwitcher( {
	current,
	hasAll = false,
	onChange,
}: SurveySwitcherProps ) {
	const overview = useSelect(
		( select ) => select( resultsStore ).getOverview( SWITCHER_QUERY ),
		[]
	);
	const surveys: Choice[] = overview?.surveys ?? [];
	const isListed = surveys.some( ( { id } ) => id === current?.id );
	const choices = current && ! isListed ? [ current, ...surveys ] : surveys;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			className="userfeedback-switcher"
			label={ __( 'Survey', 'userfeedback' ) }
			value={ String( current?.id ?? '' ) }
			options={ [
				...( hasAll
					? [
							{
								value: '',
								label: __( 'All Surveys', 'userfeedback' ),
							},
						]
					: [] ),
				...choices.map( ( { id, title } ) => ( {
					value: String( id ),
					label: shortTitle( title ),
				} ) ),
			] }
			onChange={ ( value ) =>
				onChange( value === '' ? undefined : Number( value ) )
			}
		/>
	);
}
