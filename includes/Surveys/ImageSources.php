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
 * Finds images of options that a save newly takes from other hosts. What was saved before stays, and visitors do not load it.
 *
 * @since 0.1.0
 */
final class ImageSources {

	/**
	 * The options whose image is new and not of this site's media library.
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
	 * @return array<int, string> By the number of the option.
	 */
	private static function images( Question $question ): array {
		$options = $question->config['options'] ?? [];
		return array_map(
			static fn ( mixed $option ) => Cast::string( Cast::at( $option, 'image' ) ),
			is_array( $options ) ? array_values( $options ) : []
		);
	}
}
