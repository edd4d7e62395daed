import { useId } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { IconStyle } from '../../stores/icon-data';
import { DrawnIcon } from './drawn-icon';
import type { FoundIcon, StoredIcon } from './search';
import { isSameIcon } from './search';

interface IconGridProps {
	icons: readonly FoundIcon[];
	picked: StoredIcon;
	onPick: ( icon: StoredIcon ) => void;
}

function styleName( style: IconStyle ): string {
	switch ( style ) {
		case 'solid':
			return _x( 'filled', 'kind of icon', 'userfeedback' );
		case 'regular':
			return _x( 'outlined', 'kind of icon', 'userfeedback' );
		case 'brands':
			return _x( 'brand', 'kind of icon', 'userfeedback' );
	}
}

/** Icons as radio buttons: one tab stop, with arrow keys between them. */
export function IconGrid( { icons, picked, onPick }: IconGridProps ) {
	const group = useId();
	return (
		<fieldset className="userfeedback-icon-grid">
			<legend className="screen-reader-text">
				{ __( 'Icons', 'userfeedback' ) }
			</legend>
			{ icons.map( ( icon ) => {
				const { name, style, label } = icon;
				const text = sprintf(
					/* translators: 1: name of an icon, 2: filled, outlined or brand. */
					_x( '%1$s (%2$s)', 'icon and style', 'userfeedback' ),
					label,
					styleName( style )
				);
				return (
					<span
						key={ `${ style } ${ name }` }
						className="userfeedback-icon-grid__icon"
						title={ text }
					>
						<input
							type="radio"
							name={ group }
							aria-label={ text }
							checked={ isSameIcon( icon, picked ) }
							onChange={ () => onPick( { name, style } ) }
						/>
						<DrawnIcon icon={ icon } size={ 24 } />
					</span>
				);
			} ) }
		</fieldset>
	);
}
