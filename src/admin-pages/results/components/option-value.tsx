import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { DrawnIcon } from '@/components/icon-picker/drawn-icon';
import { useIcon } from '@/components/icon-picker/use-icon';
import type { QuestionStats } from '@/survey-model';
import { safeUrl } from '../safe-url';
import { Stars } from '@/components/stars';

type Value = QuestionStats[ 'options' ][ number ][ 'value' ];

/** The label of an option, which also identifies it. */
export function optionLabel( value: Value ): string {
	return typeof value === 'string' ? value : value.label;
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
			width="40"
			height="30"
			onError={ () => setMissing( true ) }
		/>
	);
}

/** The icon of an option; nothing while it is loading or if it cannot be loaded. */
function OptionIcon( { name, style }: { name: string; style: string } ) {
	const icon = useIcon( { name, style } );
	return (
		<span className="userfeedback-bars__icon">
			{ icon && <DrawnIcon icon={ icon } size={ 18 } /> }
		</span>
	);
}

/** The option at the start of a row: stars for a star rating, otherwise the image or icon and the label. */
export function OptionValue( { type, value }: { type: string; value: Value } ) {
	const label = optionLabel( value );
	if ( type === 'star-rating' ) {
		return (
			<Stars value={ Number( label ) } label={ starsLabel( label ) } />
		);
	}
	const { image = '', icon } = typeof value === 'string' ? {} : value;
	const src = safeUrl( image );
	return (
		<>
			{ src && <Picture src={ src } key={ src } /> }
			{ icon && <OptionIcon { ...icon } /> }
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
