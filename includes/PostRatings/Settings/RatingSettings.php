<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What an owner has set for post ratings on one site. Every value is usable: RatingSettingsReader replaces others with their defaults.
 *
 * @phpstan-type Values array{
 *     icon_id: string, icon_color: string, rating_question: string, thank_you_message: string, rating_instruction_message: string,
 *     font: array{value: string, family: string}, background_color: string, text_color: string, show_vote_count: string, show_rating: string,
 *     display_settings: string, use_review_schema: string, show_uf_logo: string, post_types: list<string>, review_type: string,
 *     low_comment: array{is_on: bool, up_to: int, question: string},
 *     high_invitation: array{is_on: bool, from: int, text: string, link_label: string, url: string}
 * }
 * @since 0.6.0
 */
final class RatingSettings {

	public const AFTER_CONTENT   = 'after_content';
	public const BEFORE_COMMENTS = 'before_comments';
	public const AFTER_COMMENTS  = 'after_comments';
	/** Only where the owner puts a shortcode or a block. */
	public const MANUAL = 'manual';

	public const PLACES = [ self::AFTER_CONTENT, self::BEFORE_COMMENTS, self::AFTER_COMMENTS, self::MANUAL ];

	/**
	 * @param string         $iconId          One of RatingIcons::IDS.
	 * @param string         $iconColor       #RRGGBB.
	 * @param string         $question        Plain text, not empty.
	 * @param string         $thankYou        Plain text after a rating; may be empty.
	 * @param string         $instruction     Plain text below the question; may be empty.
	 * @param string         $fontFamily      A family of the catalogue; '' for the theme's font.
	 * @param int            $fontWeight      100 to 900.
	 * @param string         $backgroundColor #RRGGBB; '' for the theme's.
	 * @param string         $textColor       #RRGGBB; '' for the theme's.
	 * @param bool           $showsCount      Whether visitors see the number of ratings.
	 * @param bool           $showsAverage    Whether visitors see the average.
	 * @param string         $place           One of PLACES.
	 * @param bool           $usesSchema      Whether pages carry the average as structured data.
	 * @param string         $reviewType      The schema.org type of it, one of RatingSettingsSchema::REVIEW_TYPES; '' while none is chosen.
	 * @param bool           $showsLogo       Whether visitors see who made the plugin.
	 * @param list<string>   $postTypes       Whose posts can be rated. Types of inactive plugins may be among them.
	 */
	public function __construct(
		public readonly string $iconId,
		public readonly string $iconColor,
		public readonly string $question,
		public readonly string $thankYou,
		public readonly string $instruction,
		public readonly string $fontFamily,
		public readonly int $fontWeight,
		public readonly string $backgroundColor,
		public readonly string $textColor,
		public readonly bool $showsCount,
		public readonly bool $showsAverage,
		public readonly string $place,
		public readonly bool $usesSchema,
		public readonly string $reviewType,
		public readonly bool $showsLogo,
		public readonly array $postTypes,
		public readonly LowComment $lowComment,
		public readonly HighInvitation $highInvitation
	) {}

	/**
	 * From the form in which they are stored and sent.
	 *
	 * @param array<string, mixed> $values In the shape of RatingSettingsSchema::settings().
	 * @phpstan-param Values $values
	 */
	public static function of( array $values ): self {
		$low  = $values['low_comment'];
		$high = $values['high_invitation'];
		return new self(
			$values['icon_id'],
			$values['icon_color'],
			$values['rating_question'],
			$values['thank_you_message'],
			$values['rating_instruction_message'],
			$values['font']['family'],
			(int) $values['font']['value'],
			$values['background_color'],
			$values['text_color'],
			$values['show_vote_count'] === 'yes',
			$values['show_rating'] === 'yes',
			$values['display_settings'],
			$values['use_review_schema'] === 'yes',
			$values['review_type'],
			$values['show_uf_logo'] === 'yes',
			$values['post_types'],
			new LowComment( $low['is_on'], $low['up_to'], $low['question'] ),
			new HighInvitation( $high['is_on'], $high['from'], $high['text'], $high['link_label'], $high['url'] )
		);
	}
}
