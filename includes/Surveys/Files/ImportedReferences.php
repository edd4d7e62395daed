<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Pages\SitePages;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Surveys\Settings\Theming\Logo;

/**
 * Removes references to the site that exported a file: its pages and its logo.
 *
 * @since 0.3.0
 */
final class ImportedReferences {

	public function __construct( private readonly LeftOut $leftOut ) {}

	/**
	 * The value of a setting section without them.
	 *
	 * @param string $path  Path of the section.
	 * @param mixed  $value Valid for the section's schema.
	 */
	public function cleaned( string $path, mixed $value ): mixed {
		$logo = Cast::string( Cast::at( $value, 'custom_logo' ) );
		if ( $path === Theming::PATH && is_array( $value ) && ! LibraryImage::isAllowed( $logo ) ) {
			$reason = __( 'The logo is on another website. Choose one from your media library.', 'userfeedback' );
			$this->leftOut->add( "$path.custom_logo", 'foreign_image', $reason );
			return array_replace( $value, ( new Logo() )->defaults() );
		}
		return $this->withOwnPages( $value, $path );
	}

	/**
	 * Pages are stored with their title, because the same id is another page on another site.
	 */
	private function withOwnPages( mixed $value, string $field ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( is_int( $value['id'] ?? null ) && is_string( $value['label'] ?? null ) && count( $value ) === 2 ) {
			if ( SitePages::title( $value['id'] ) === $value['label'] ) {
				return $value;
			}
			/* translators: %s: title of a page. */
			$reason = __( 'The page “%s” is not a page of this site. Choose another one.', 'userfeedback' );
			$this->leftOut->add( $field, 'unknown_page', sprintf( $reason, $value['label'] ) );
			return null;
		}
		foreach ( $value as $name => $of ) {
			$value[ $name ] = $this->withOwnPages( $of, is_int( $name ) ? "{$field}[$name]" : "$field.$name" );
		}
		return $value;
	}
}
