import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../components/format';
import type { QuestionStats } from '../../../survey-model';
import { safeUrl } from '../safe-url';
import { Stars } from './stars';

type Option = QuestionStats[ 'options' ][ number ];

/** The label of an option, which also identifies it. */
export function optionLabel( value: Option[ 'value' ] ): string {
	return typeof value === 'string' ? value : value.label;
}

interface OptionValueProps {
	type: string;
	value: Option[ 'value' ];
}

/** A small image; nothing if it cannot be loaded, since the option has a label. */
function Picture( { src }: { src: string } ) {
	const [ isMissing, setMissing ] = useState( false );
	return isMissing ? null : (
		<img
			className="userfeedback-bars__picture"
			src={ src }
			alt=""
			loading="lazy"
			width="48"
			height="36"
			onError={ () => setMissing( true ) }
		/>
	);
}

/** The option at the start of a row: stars for a star rating, or the image and the label. */
export function OptionValue( { type, value }: OptionValueProps ) {
	const label = optionLabel( value );
	const image =
		typeof value === 'string' ? null : safeUrl( value.image ?? '' );
	if ( type === 'star-rating' ) {
		return (
			<Stars value={ Number( label ) } label={ starsLabel( label ) } />
		);
	}
	return (
		<>
			{ image && <Picture src={ image } key={ image } /> }
			<bdi>
				{ label === ''
					? __( 'Without a label', 'userfeedback' )
					: label }
			</bdi>
		</>
	);
}

/** The number of stars as a text: "4 stars". */
export function starsLabel( label: string ): string {
	const count = Number( label );
	return sprintf(
		/* translators: %s: number of stars. */
		_n( '%s star', '%s stars', count, 'userfeedback' ),
		formatNumber( count )
	);
}
