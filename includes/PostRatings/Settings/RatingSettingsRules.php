<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\RedirectTarget;
use UserFeedback\Surveys\Settings\Theming\FontCatalogue;

/**
 * What the settings of post ratings must be beyond their schema.
 *
 * @phpstan-import-type Values from RatingSettings
 * @since 0.6.0
 */
final class RatingSettingsRules {

	private const TEXTS = [ 'rating_question', 'thank_you_message', 'rating_instruction_message' ];

	/** Texts inside a setting. */
	private const INNER_TEXTS = [
		'low_comment'     => [ 'question' ],
		'high_invitation' => [ 'text', 'link_label' ],
	];

	/**
	 * Sent values with plain texts, before the schema validates them: they may have any type.
	 *
	 * @param array<mixed> $input
	 * @return array<mixed>
	 */
	public static function normalize( array $input ): array {
		$input = self::withLines( $input, self::TEXTS );
		foreach ( self::INNER_TEXTS as $name => $texts ) {
			if ( is_array( $input[ $name ] ?? null ) ) {
				$input[ $name ] = self::withLines( $input[ $name ], $texts );
			}
		}
		if ( is_array( $input['high_invitation'] ?? null ) && isset( $input['high_invitation']['url'] ) ) {
			$input['high_invitation']['url'] = RedirectTarget::normalizedUrl( $input['high_invitation']['url'] );
		}
		if ( is_array( $input['post_types'] ?? null ) ) {
			// The order has no meaning, and a type counts once.
			$types = array_unique( $input['post_types'], SORT_REGULAR );
			sort( $types );
			$input['post_types'] = $types;
		}
		return $input;
	}

	/**
	 * Errors of values that are valid for the schema.
	 *
	 * @param array<string, mixed> $before The stored settings.
	 * @param array<string, mixed> $after  The same with the requested changes.
	 * @phpstan-param Values $before
	 * @phpstan-param Values $after
	 * @return list<FieldError>
	 */
	public static function errors( array $before, array $after ): array {
		$errors = [
			...self::fontErrors( $after ),
			...self::postTypeErrors( $before['post_types'], $after['post_types'] ),
			...self::lowCommentErrors( $after ),
			...self::invitationErrors( $after ),
		];
		if ( $after['rating_question'] === '' ) {
			$message  = __( 'Enter a question. It also names the control for screen readers.', 'userfeedback' );
			$errors[] = new FieldError( 'rating_question', 'required', $message );
		}
		if ( $after['use_review_schema'] === 'yes' && $after['review_type'] === '' ) {
			$message  = __( 'Choose what your posts are about, or turn the structured data off.', 'userfeedback' );
			$errors[] = new FieldError( 'review_type', 'required', $message );
		}
		return $errors;
	}

	/**
	 * Errors of a font that is not in the catalogue, or not in this weight.
	 *
	 * @phpstan-param Values $after
	 * @param array<string, mixed> $after
	 * @return list<FieldError>
	 */
	public static function fontErrors( array $after ): array {
		$font = $after['font'];
		if ( $font['family'] === '' ) {
			return [];
		}
		$weights = FontCatalogue::weights( $font['family'] );
		if ( $weights === [] ) {
			$message = __( 'This font is not in the list of fonts. Choose another one.', 'userfeedback' );
			return [ new FieldError( 'font.family', 'unknown_font', $message ) ];
		}
		if ( in_array( (int) $font['value'], $weights, true ) ) {
			return [];
		}
		$message = __( 'This font does not have this weight. Choose another weight.', 'userfeedback' );
		return [ new FieldError( 'font.value', 'unknown_weight', $message ) ];
	}

	/**
	 * Types that are stored may stay: their plugin may be active again tomorrow.
	 *
	 * @param list<string> $before
	 * @param list<string> $after
	 * @return list<FieldError>
	 */
	private static function postTypeErrors( array $before, array $after ): array {
		$errors = [];
		foreach ( $after as $index => $name ) {
			if ( ! in_array( $name, $before, true ) && ! RatedPostTypes::has( $name ) ) {
				/* translators: %s: name of a post type that was sent. */
				$message  = __( 'Posts of the type “%s” cannot be rated on this site. Choose another one.', 'userfeedback' );
				$message  = sprintf( $message, Text::line( $name ) );
				$errors[] = new FieldError( "post_types[$index]", 'unknown_post_type', $message );
			}
		}
		return $errors;
	}

	/**
	 * @phpstan-param Values $after
	 * @param array<string, mixed> $after
	 * @return list<FieldError>
	 */
	private static function lowCommentErrors( array $after ): array {
		$low    = $after['low_comment'];
		$errors = [];
		if ( $low['is_on'] && $low['question'] === '' ) {
			$errors[] = new FieldError( 'low_comment.question', 'required', __( 'Enter a question.', 'userfeedback' ) );
		}
		if ( $low['is_on'] && $after['high_invitation']['is_on'] && $low['up_to'] >= $after['high_invitation']['from'] ) {
			$message  = __( 'Choose a rating below the one from which visitors see the invitation.', 'userfeedback' );
			$errors[] = new FieldError( 'low_comment.up_to', 'overlap', $message );
		}
		return $errors;
	}

	/**
	 * @phpstan-param Values $after
	 * @param array<string, mixed> $after
	 * @return list<FieldError>
	 */
	private static function invitationErrors( array $after ): array {
		$high   = $after['high_invitation'];
		$errors = RedirectTarget::errors( null, $high['url'], '', 'high_invitation.url' );
		if ( ! $high['is_on'] ) {
			return $errors;
		}
		$missing = [
			'text'       => __( 'Enter a text.', 'userfeedback' ),
			'link_label' => __( 'Enter the text of the link.', 'userfeedback' ),
			'url'        => __( 'Enter a complete URL that starts with https:// or http://.', 'userfeedback' ),
		];
		foreach ( $missing as $field => $message ) {
			if ( $high[ $field ] === '' ) {
				$errors[] = new FieldError( "high_invitation.$field", 'required', $message );
			}
		}
		return $errors;
	}

	/**
	 * @param array<mixed> $values
	 * @param list<string> $texts
	 * @return array<mixed>
	 */
	private static function withLines( array $values, array $texts ): array {
		foreach ( $texts as $name ) {
			if ( is_string( $values[ $name ] ?? null ) ) {
				$values[ $name ] = Text::line( $values[ $name ] );
			}
		}
		return $values;
	}
}
