<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\Settings\Theming;

/**
 * Finds images of options and logos from other hosts that a save adds. Images that were saved before are kept, but visitors do not load them.
 *
 * @since 0.1.0
 */
final class ImageSources {

	/**
	 * Errors for images that are new and not from this site's media library.
	 *
	 * @return list<FieldError>
	 */
	public static function errors( Survey $before, Survey $after ): array {
		$known = array_merge( [], ...array_map( self::images( ... ), $before->questions ) );
		$errors = self::logoErrors( self::logo( $before ), self::logo( $after ), Theming::PATH . '.custom_logo' );
		foreach ( $after->questions as $index => $question ) {
			foreach ( self::images( $question ) as $option => $image ) {
				if ( in_array( $image, $known, true ) || LibraryImage::isAllowed( $image ) ) {
					continue;
				}
				$errors[] = self::error( "questions[$index].config.options[$option].image" );
			}
		}
		return $errors;
	}

	/**
	 * Errors for a logo that is new and not from this site's media library.
	 *
	 * @since 0.4.0
	 *
	 * @param mixed  $before URL; '' for none.
	 * @param mixed  $after  The same after the change.
	 * @param string $field  Path of the field.
	 * @return list<FieldError>
	 */
	public static function logoErrors( mixed $before, mixed $after, string $field ): array {
		return $after === $before || LibraryImage::isAllowed( Cast::string( $after ) ) ? [] : [ self::error( $field ) ];
	}

	private static function error( string $field ): FieldError {
		$message = __( 'This image is on another website. Choose one from the media library of this site.', 'userfeedback' );
		return new FieldError( $field, 'foreign_image', $message );
	}

	private static function logo( Survey $survey ): string {
		return Cast::string( Cast::at( $survey->settings, 'theming', 'custom_logo' ) );
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
