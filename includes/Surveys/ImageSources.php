<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;

/**
 * Finds option images from other hosts that a save adds. Images that were saved before are kept, but visitors do not load them.
 *
 * @since 0.1.0
 */
final class ImageSources {

	/**
	 * Errors for options whose image is new and not from this site's media library.
	 *
	 * @return list<FieldError>
	 */
	public static function errors( Survey $before, Survey $after ): array {
		$known = array_merge( [], ...array_map( self::images( ... ), $before->questions ) );
		$errors = [];
		foreach ( $after->questions as $index => $question ) {
			foreach ( self::images( $question ) as $option => $image ) {
				if ( in_array( $image, $known, true ) || LibraryImage::isAllowed( $image ) ) {
					continue;
				}
				$message  = __( 'This image is on another website. Choose one from the media library of this site.', 'userfeedback' );
				$errors[] = new FieldError( "questions[$index].config.options[$option].image", 'foreign_image', $message );
			}
		}
		return $errors;
	}

	/**
	 * @return array<int, string> By the option's index.
	 */
	private static function images( Question $question ): array {
		$options = $question->config['options'] ?? [];
		return array_map(
			static fn ( mixed $option ) => Cast::string( Cast::at( $option, 'image' ) ),
			is_array( $options ) ? array_values( $options ) : []
		);
	}
}
