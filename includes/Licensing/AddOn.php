<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * The add-ons there are, by slug. Each is a plugin of its own, called userfeedback-<slug>.
 *
 * @since 0.1.0
 */
enum AddOn: string {

	case Behavior        = 'behavior';
	case Branding        = 'branding';
	case Targeting       = 'targeting';
	case Templates       = 'templates';
	case QuestionTypes   = 'question-types';
	case Heatmaps        = 'heatmaps';
	case GeoRestrictions = 'geo-restrictions';
	case PostRatings     = 'post-ratings';

	/**
	 * Its folder below the plugins, and the name of its package.
	 */
	public function folder(): string {
		return 'userfeedback-' . $this->value;
	}

	/**
	 * How WordPress calls the plugin: folder and file.
	 */
	public function basename(): string {
		return sprintf( '%1$s/%1$s.php', $this->folder() );
	}

	/**
	 * The add-on that WordPress calls so; null for any other plugin.
	 */
	public static function ofBasename( string $basename ): ?self {
		foreach ( self::cases() as $addOn ) {
			if ( $addOn->basename() === $basename ) {
				return $addOn;
			}
		}
		return null;
	}

	/**
	 * Its name, translated.
	 */
	public function title(): string {
		return match ( $this ) {
			self::Behavior        => __( 'Behavior', 'userfeedback' ),
			self::Branding        => __( 'Branding', 'userfeedback' ),
			self::Targeting       => __( 'Targeting', 'userfeedback' ),
			self::Templates       => __( 'Templates', 'userfeedback' ),
			self::QuestionTypes   => __( 'Question Types', 'userfeedback' ),
			self::Heatmaps        => __( 'Heatmaps', 'userfeedback' ),
			self::GeoRestrictions => __( 'Geo Restrictions', 'userfeedback' ),
			self::PostRatings     => __( 'Post Ratings', 'userfeedback' ),
		};
	}

	/**
	 * What it is for, translated, one or two sentences.
	 */
	public function excerpt(): string {
		return match ( $this ) {
			self::Behavior        => __( 'Decide when, how often and how long a survey is shown, and where visitors go next.', 'userfeedback' ),
			self::Branding        => __( 'Give the widget your colors, your fonts, your words and your logo.', 'userfeedback' ),
			self::Targeting       => __( 'Choose the pages, the visitors and the devices that a survey is for.', 'userfeedback' ),
			self::Templates       => __( 'Start from more than 20 surveys that are written already.', 'userfeedback' ),
			self::QuestionTypes   => __( 'Ask with stars, pictures, icons and the Net Promoter Score, and leave room for comments.', 'userfeedback' ),
			self::Heatmaps        => __( 'See where visitors click, move and stop reading.', 'userfeedback' ),
			self::GeoRestrictions => __( 'Show a survey to visitors from the countries that you choose.', 'userfeedback' ),
			self::PostRatings     => __( 'Let readers rate your posts, and see which ones they like.', 'userfeedback' ),
		};
	}
}
