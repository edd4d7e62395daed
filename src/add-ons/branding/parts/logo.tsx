import { useState } from '@wordpress/element';
import type { LogoProps } from '@/widget/definitions';
import styles from './logo.scss?inline';

/** The owner's logo, or the plugin's name. Without its image there is no logo. */
function Logo( { theming, strings }: LogoProps ) {
	const [ hasFailed, setFailed ] = useState( false );
	if ( theming.logo_type === 'userfeedback' ) {
		return <p className="logo">{ strings[ 'logo_credit' ] }</p>;
	}
	return hasFailed ? null : (
		<p className="logo">
			<img
				src={ theming.custom_logo }
				alt={ strings[ 'logo_name' ] }
				loading="lazy"
				decoding="async"
				onError={ () => setFailed( true ) }
			/>
		</p>
	);
}

window.userfeedback?.register?.( 'theme', 'logo', { Logo, styles } );
