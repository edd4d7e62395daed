import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Lock } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import { formatLanguage } from '@/lib/format';
import { byLabel } from '@/lib/name-order';

interface LanguageSelectProps {
	/** The locales in which visitors answered. */
	languages: readonly string[];
	/** The chosen one; '' for all. */
	value: string;
	onChange: ( language: string ) => void;
}

/** The filter by language. Nothing for a survey that was answered in one language only. */
export function LanguageSelect( {
	languages,
	value,
	onChange,
}: LanguageSelectProps ) {
	const { isAllowed } = useFeature( 'quick-filters' );
	// An old link may name a language that is not offered.
	const offered = new Set( [ ...languages, ...( value ? [ value ] : [] ) ] );
	if ( languages.length < 2 && value === '' ) {
		return null;
	}
	return (
		<div className="userfeedback-results__language">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Language', 'userfeedback' ) }
				disabled={ ! isAllowed }
				value={ value }
				options={ [
					{
						value: '',
						label: __( 'All languages', 'userfeedback' ),
					},
					...byLabel(
						[ ...offered ].map( ( locale ) => ( {
							value: locale,
							label: formatLanguage( locale ),
						} ) )
					),
				] }
				onChange={ onChange }
			/>
			<Lock feature="quick-filters" medium="survey-results" />
		</div>
	);
}
