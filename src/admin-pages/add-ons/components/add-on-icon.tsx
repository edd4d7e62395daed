import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { plugins } from '@wordpress/icons';

/** The allowed beginnings of an image URL; the catalogue is untrusted. */
const SAFE = /^(https?:\/\/|\/(?!\/)|data:image\/(svg\+xml|png|webp)[;,])/i;

/** The image of an add-on, or a plug. Always an `img` element, in which an SVG cannot run scripts. */
export function AddOnIcon( { src }: { src: string } ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	return (
		<>
			{ SAFE.test( src ) && ! hasFailed ? (
				<img
					src={ src }
					alt=""
					width="48"
					height="48"
					onError={ () => setHasFailed( true ) }
				/>
			) : (
				<Icon icon={ plugins } size={ 32 } />
			) }
		</>
	);
}
