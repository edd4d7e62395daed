<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;

/**
 * Makes options of a question of those of the existing plugin: labels, labels with an image, or labels with an icon.
 *
 * @since 0.7.0
 */
final class OptionConverter {

	/** Short names of the styles of icons. */
	private const STYLES = [
		'fas' => 'solid',
		'far' => 'regular',
		'fab' => 'brands',
	];

	/**
	 * @param array<mixed> $options
	 * @param string       $type    Of the question.
	 * @return list<string|array<string, mixed>>
	 */
	public static function options( array $options, string $type, string $field, Problems $problems ): array {
		$converted = [];
		foreach ( array_values( $options ) as $index => $option ) {
			$label = self::label( $option );
			if ( $label === '' ) {
				continue;
			}
			if ( isset( $converted[ $label ] ) ) {
				/* translators: %s: label of an option. */
				$problems->add( "{$field}[$index]", sprintf( __( 'The option “%s” appears twice: left out once.', 'userfeedback' ), $label ) );
				continue;
			}
			if ( count( $converted ) === ChoiceForm::MAX_OPTIONS ) {
				/* translators: 1: greatest number of options, 2: label of an option. */
				$message = __( 'A question can have at most %1$d options: “%2$s” is kept with its answers only.', 'userfeedback' );
				$problems->add( "{$field}[$index]", sprintf( $message, ChoiceForm::MAX_OPTIONS, $label ) );
				continue;
			}
			$converted[ $label ] = match ( $type ) {
				'image-radio' => self::withImage( $label, $option, "{$field}[$index]", $problems ),
				'icon-choice' => self::withIcon( $label, $option ),
				default       => $label,
			};
		}
		return array_values( $converted );
	}

	/**
	 * The label of an option, as an answer names it, too; '' if there is none.
	 */
	public static function label( mixed $option ): string {
		$label = is_array( $option ) ? $option['label'] ?? $option['value'] ?? '' : $option;
		return is_bool( $label ) ? '' : mb_substr( Text::line( SourceTexts::utf8( Cast::string( $label ) ) ), 0, ChoiceForm::MAX_LABEL_LENGTH );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function withImage( string $label, mixed $option, string $field, Problems $problems ): array {
		$image = Cast::string( Cast::at( $option, 'image' ) );
		if ( preg_match( '~^https?://~i', $image ) !== 1 || ! LibraryImage::isAllowed( $image ) ) {
			if ( $image !== '' ) {
				/* translators: %s: label of an option. */
				$message = __( 'The image of “%s” is on another website. Choose one from your media library.', 'userfeedback' );
				$problems->add( "$field.image", sprintf( $message, $label ) );
			}
			$image = '';
		}
		return [
			'label' => $label,
			'image' => $image,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function withIcon( string $label, mixed $option ): array {
		$icon  = Cast::at( $option, 'icon' );
		$name  = Cast::string( Cast::at( $icon, 'name' ) ?? Cast::at( $icon, 'icon' ) );
		$style = self::word( Cast::string( Cast::at( $icon, 'style' ) ) );
		return [
			'label' => $label,
			'icon'  => [
				'name'  => self::word( $name ),
				'style' => self::STYLES[ $style ] ?? $style,
			],
		];
	}

	private static function word( string $text ): string {
		$word = (string) preg_replace( '/^fa-/', '', strtolower( trim( $text ) ) );
		return preg_match( '/^[a-z0-9-]{0,64}$/D', $word ) === 1 ? $word : '';
	}
}
