<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\RedirectTarget;
use UserFeedback\Surveys\Settings\Theming\Colors;

/**
 * What the settings of post ratings look like (specification, results and ratings 3). Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class RatingSettingsSchema {

	public const MAX_QUESTION_LENGTH = 200;
	public const MAX_MESSAGE_LENGTH  = 500;
	public const MAX_LABEL_LENGTH    = 80;

	/** More post types than any site has. */
	private const MAX_POST_TYPES = 200;

	/**
	 * The schema.org types for which Google shows a review snippet, without those that a site may not rate itself: LocalBusiness, Organization
	 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
	 */
	public const REVIEW_TYPES = [
		'Book',
		'Course',
		'CreativeWorkSeason',
		'CreativeWorkSeries',
		'Episode',
		'Event',
		'Game',
		'MediaObject',
		'Movie',
		'MusicPlaylist',
		'MusicRecording',
		'Product',
		'Recipe',
		'SoftwareApplication',
	];

	/**
	 * All settings.
	 *
	 * @param list<string>|null $required Names that must be there; null for all.
	 * @return ObjectSchema
	 */
	public static function settings( ?array $required = null ): array {
		$yesNo = JsonSchema::word( [ 'yes', 'no' ] );
		return JsonSchema::object(
			[
				'icon_id'                    => JsonSchema::word( RatingIcons::IDS ),
				'icon_color'                 => Colors::HEX,
				'rating_question'            => self::text( self::MAX_QUESTION_LENGTH ),
				'thank_you_message'          => self::text( self::MAX_MESSAGE_LENGTH ),
				'rating_instruction_message' => self::text( self::MAX_QUESTION_LENGTH ),
				'font'                       => self::font(),
				'background_color'           => self::themeColor(),
				'text_color'                 => self::themeColor(),
				'show_vote_count'            => $yesNo,
				'show_rating'                => $yesNo,
				'display_settings'           => JsonSchema::described(
					JsonSchema::word( RatingSettings::PLACES ),
					'Where posts show the control; manual is only where a shortcode or a block is.'
				),
				'use_review_schema'          => $yesNo,
				'show_uf_logo'               => $yesNo,
				'post_types'                 => JsonSchema::described(
					JsonSchema::listOf( self::text( 20 ) ) + [ 'maxItems' => self::MAX_POST_TYPES ],
					'Names of the post types whose posts can be rated.'
				),
				'review_type'                => JsonSchema::described(
					JsonSchema::word( [ '', ...self::REVIEW_TYPES ] ),
					'The schema.org type that the posts are about; empty while none is chosen.'
				),
				'low_comment'                => self::lowComment(),
				'high_invitation'            => self::highInvitation(),
			],
			$required
		);
	}

	/**
	 * The icons and the default of each setting: what RatingSettingsService::defaults() returns.
	 *
	 * @return ObjectSchema
	 */
	public static function defaults(): array {
		return JsonSchema::object( [ 'icons' => JsonSchema::listOf( self::icon() ) ] + self::settings()['properties'] );
	}

	/**
	 * An icon with the ratings that it offers.
	 *
	 * @return ObjectSchema
	 */
	public static function icon(): array {
		$value = JsonSchema::object(
			[
				'value' => self::rating( 1, 5, 'Thumbs offer 1 and 5 only.' ),
				'label' => JsonSchema::TEXT,
				'path'  => JsonSchema::TEXT,
			]
		);
		return JsonSchema::object(
			[
				'id'       => JsonSchema::word( RatingIcons::IDS ),
				'label'    => JsonSchema::TEXT,
				'viewBox'  => JsonSchema::TEXT,
				'fill'     => JsonSchema::TEXT,
				'path'     => JsonSchema::described( JsonSchema::TEXT, 'The drawing of its highest rating.' ),
				'is_scale' => [
					'type'        => 'boolean',
					'description' => 'Whether all drawings up to the rating are filled, as with stars, or only its own one.',
				],
				'values'   => JsonSchema::listOf( $value ),
			]
		);
	}

	/**
	 * As of a survey's theming, but with the weight as a word.
	 *
	 * @return ObjectSchema
	 */
	private static function font(): array {
		$weights = array_map( strval( ... ), range( 100, 900, 100 ) );
		return JsonSchema::object(
			[
				'value'  => JsonSchema::described( JsonSchema::word( $weights ), 'The weight of the font.' ),
				'family' => [
					'type'        => 'string',
					'format'      => 'font-family',
					'maxLength'   => 64,
					'description' => 'Name of a font of the catalogue; empty for the font of the theme.',
				],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function themeColor(): array {
		// WordPress' format hex-color refuses the empty one.
		return [
			'type'        => 'string',
			'pattern'     => '^(#[0-9A-Fa-f]{6})?$(?!\n)',
			'description' => 'Hex colour, for example #2D87F1; empty for the colour of the theme.',
		];
	}

	/**
	 * @return ObjectSchema
	 */
	private static function lowComment(): array {
		return JsonSchema::object(
			[
				'is_on'    => JsonSchema::YES_NO,
				'up_to'    => self::rating( 1, 4, 'The highest rating after which visitors are asked for a comment.' ),
				'question' => self::text( self::MAX_QUESTION_LENGTH ),
			]
		);
	}

	/**
	 * @return ObjectSchema
	 */
	private static function highInvitation(): array {
		return JsonSchema::object(
			[
				'is_on'      => JsonSchema::YES_NO,
				'from'       => self::rating( 2, 5, 'The lowest rating after which visitors see the invitation.' ),
				'text'       => self::text( self::MAX_MESSAGE_LENGTH ),
				'link_label' => self::text( self::MAX_LABEL_LENGTH ),
				'url'        => JsonSchema::described( RedirectTarget::urlSchema(), 'Where the invitation leads: http or https.' ),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function rating( int $least, int $most, string $description ): array {
		return [
			'type'        => 'integer',
			'minimum'     => $least,
			'maximum'     => $most,
			'description' => $description,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function text( int $length ): array {
		return [ 'maxLength' => $length ] + JsonSchema::TEXT;
	}
}
