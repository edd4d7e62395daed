<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;

/**
 * What applies to post ratings until an owner changes it.
 *
 * @phpstan-import-type Values from RatingSettings
 * @since 0.6.0
 */
final class RatingDefaults {

	/** Dark enough to be seen on white, light enough on black. */
	private const ICON_COLOR = '#D97706';

	/**
	 * The icons of the specification's defaults object, with their names in the current language.
	 *
	 * @return list<array<string, mixed>> See RatingIcon::toArray().
	 */
	public static function icons(): array {
		return array_map( static fn ( RatingIcon $icon ) => $icon->toArray(), RatingIcons::all() );
	}

	/**
	 * The default of each setting. Texts are in the current language.
	 *
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 */
	public static function values(): array {
		return [
			'icon_id'                    => RatingIcons::STARS,
			'icon_color'                 => self::ICON_COLOR,
			'rating_question'            => __( 'How would you rate this post?', 'userfeedback' ),
			'thank_you_message'          => __( 'Thank you for your rating.', 'userfeedback' ),
			'rating_instruction_message' => __( 'Choose a rating. You can change it later.', 'userfeedback' ),
			'font'                       => [
				'value'  => '400',
				'family' => '',
			],
			'background_color'           => '',
			'text_color'                 => '',
			'show_vote_count'            => 'yes',
			'show_rating'                => 'yes',
			'display_settings'           => RatingSettings::AFTER_CONTENT,
			'use_review_schema'          => 'no',
			'show_uf_logo'               => 'no',
			'post_types'                 => [ 'post' ],
			'review_type'                => '',
			'low_comment'                => [
				'is_on'    => false,
				'up_to'    => 2,
				'question' => __( 'What could we do better?', 'userfeedback' ),
			],
			'high_invitation'            => [
				'is_on'      => false,
				'from'       => 4,
				'text'       => __( 'Glad that you like it. There is more to read.', 'userfeedback' ),
				'link_label' => '',
				'url'        => '',
			],
		];
	}
}
