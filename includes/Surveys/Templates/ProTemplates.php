<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;

/**
 * The templates of the add-on templates, without their questions. The core knows them so that it can show them while the add-on is not active
 * (decision 0028); the add-on adds the questions.
 *
 * @since 0.3.0
 */
final class ProTemplates {

	/**
	 * All of them, in the order in which owners see them.
	 *
	 * @return list<Template>
	 */
	public static function all(): array {
		$templates = [];
		foreach ( self::texts() as $group => $items ) {
			foreach ( $items as $key => [ $name, $description ] ) {
				$features    = [ Feature::ProTemplates, ...( self::features()[ $key ] ?? [] ) ];
				$templates[] = new Template( $key, $name, $description, [], $group, features: $features );
			}
		}
		return $templates;
	}

	/**
	 * Whether a key is one of theirs.
	 */
	public static function has( string $key ): bool {
		return in_array( $key, array_column( self::all(), 'key' ), true );
	}

	/**
	 * Features that the questions of a template need.
	 *
	 * @return array<string, list<Feature>> By key.
	 */
	private static function features(): array {
		$stars    = [ Feature::StarRating ];
		$nps      = [ Feature::Nps ];
		$icons    = [ Feature::IconChoice ];
		$required = [ Feature::RequiredQuestion ];
		return [
			'website-feedback'      => [ ...$stars, ...$required ],
			'visit-purpose'         => $required,
			'page-usefulness'       => $required,
			'website-redesign'      => [ ...$icons, ...$required ],
			'exit-survey'           => $required,
			'nps-follow-up'         => [ ...$nps, ...$required ],
			'nps-product'           => [ ...$nps, ...$required ],
			'nps-support'           => [ ...$nps, ...$stars, ...$required ],
			'purchase-experience'   => [ ...$stars, ...$required ],
			'abandoned-cart'        => $required,
			'product-page'          => $required,
			'delivery'              => [ ...$stars, ...$required ],
			'pricing-page'          => $required,
			'article-rating'        => [ ...$stars, ...$required ],
			'content-ideas'         => [ Feature::Randomize ],
			'newsletter'            => $required,
			'feature-request'       => $required,
			'product-market-fit'    => $required,
			'onboarding'            => [ ...$icons, ...$required ],
			'cancellation'          => $required,
			'customer-satisfaction' => [ ...$stars, Feature::CommentBox, ...$required ],
			'customer-effort'       => $required,
			'help-article'          => $required,
			'event-feedback'        => [ ...$nps, ...$stars, ...$required ],
			'webinar-feedback'      => [ ...$stars, ...$required ],
			'event-planning'        => $required,
			'contact-request'       => $required,
		];
	}

	/**
	 * Group → key → name and description, translated.
	 *
	 * @return array<string, array<string, array{string, string}>>
	 */
	private static function texts(): array {
		return [
			__( 'Website feedback', 'userfeedback' )  => self::websiteFeedback(),
			__( 'Net Promoter Score', 'userfeedback' ) => self::netPromoterScore(),
			__( 'E-commerce', 'userfeedback' )        => self::eCommerce(),
			__( 'Content', 'userfeedback' )           => self::content(),
			__( 'Product', 'userfeedback' )           => self::product(),
			__( 'Support', 'userfeedback' )           => self::support(),
			__( 'Events', 'userfeedback' )            => self::events(),
			__( 'Audience', 'userfeedback' )          => self::audience(),
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function websiteFeedback(): array {
		return [
			'website-feedback' => [
				__( 'Website feedback', 'userfeedback' ),
				__( 'Find out how visitors rate your website and what they would change first.', 'userfeedback' ),
			],
			'visit-purpose'    => [
				__( 'Visit purpose', 'userfeedback' ),
				__( 'Learn why people come to your website, and whether they get done what they came for.', 'userfeedback' ),
			],
			'page-usefulness'  => [
				__( 'Page usefulness', 'userfeedback' ),
				__( 'Ask on any page whether it helped, and what was missing.', 'userfeedback' ),
			],
			'website-redesign' => [
				__( 'Website redesign', 'userfeedback' ),
				__( 'Hear how visitors get on with your new design.', 'userfeedback' ),
			],
			'exit-survey'      => [
				__( 'Exit survey', 'userfeedback' ),
				__( 'Ask visitors who are about to leave what would have kept them.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function netPromoterScore(): array {
		return [
			'nps-follow-up' => [
				__( 'NPS with follow-up by score', 'userfeedback' ),
				__( 'Ask promoters what they value most, and everyone else what would win them over.', 'userfeedback' ),
			],
			'nps-product'   => [
				__( 'Product NPS', 'userfeedback' ),
				__( 'Measure how likely customers are to recommend a product, and which part of it matters to them.', 'userfeedback' ),
			],
			'nps-support'   => [
				__( 'Support NPS', 'userfeedback' ),
				__( 'See how a contact with your support team changes whether customers recommend you.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function eCommerce(): array {
		return [
			'purchase-experience' => [
				__( 'Purchase experience', 'userfeedback' ),
				__( 'Ask on the order confirmation page how shopping with you went.', 'userfeedback' ),
			],
			'abandoned-cart'      => [
				__( 'Abandoned cart', 'userfeedback' ),
				__( 'Find out why shoppers leave without completing their order.', 'userfeedback' ),
			],
			'product-page'        => [
				__( 'Product page', 'userfeedback' ),
				__( 'Learn what shoppers still need to know before they decide.', 'userfeedback' ),
			],
			'delivery'            => [
				__( 'Delivery', 'userfeedback' ),
				__( 'Check whether orders arrive on time, complete and undamaged.', 'userfeedback' ),
			],
			'pricing-page'        => [
				__( 'Pricing page', 'userfeedback' ),
				__( 'Find out whether your prices are clear and what stops people from choosing a plan.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function content(): array {
		return [
			'article-rating' => [
				__( 'Article rating', 'userfeedback' ),
				__( 'Let readers rate an article and say what they missed.', 'userfeedback' ),
			],
			'content-ideas'  => [
				__( 'Content ideas', 'userfeedback' ),
				__( 'Ask your audience what to publish next, and in which format.', 'userfeedback' ),
			],
			'newsletter'     => [
				__( 'Newsletter interest', 'userfeedback' ),
				__( 'Find out who would like to hear from you by email, and about what.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function product(): array {
		return [
			'feature-request'    => [
				__( 'Feature request', 'userfeedback' ),
				__( 'Collect ideas for your product together with the problem behind each one.', 'userfeedback' ),
			],
			'product-market-fit' => [
				__( 'Product–market fit', 'userfeedback' ),
				__( 'Ask how much your customers would miss your product, and why.', 'userfeedback' ),
			],
			'onboarding'         => [
				__( 'Onboarding', 'userfeedback' ),
				__( 'See how new customers get started and where they get stuck.', 'userfeedback' ),
			],
			'cancellation'       => [
				__( 'Cancellation', 'userfeedback' ),
				__( 'Understand why customers leave and what might bring them back.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function support(): array {
		return [
			'customer-satisfaction' => [
				__( 'Customer satisfaction (CSAT)', 'userfeedback' ),
				__( 'Measure how satisfied customers are with the help that they received.', 'userfeedback' ),
			],
			'customer-effort'       => [
				__( 'Customer effort (CES)', 'userfeedback' ),
				__( 'Measure how easy it was to get a problem solved.', 'userfeedback' ),
			],
			'help-article'          => [
				__( 'Help article', 'userfeedback' ),
				__( 'Check whether your documentation answers the question that brought people there.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function events(): array {
		return [
			'event-feedback'   => [
				__( 'Event feedback', 'userfeedback' ),
				__( 'Ask attendees what they thought of your event, from the program to the venue.', 'userfeedback' ),
			],
			'webinar-feedback' => [
				__( 'Webinar feedback', 'userfeedback' ),
				__( 'Find out whether a webinar was worth the time, and what to cover next.', 'userfeedback' ),
			],
			'event-planning'   => [
				__( 'Event planning', 'userfeedback' ),
				__( 'Let your audience choose the format, the time and the topics of your next event.', 'userfeedback' ),
			],
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	private static function audience(): array {
		return [
			'how-did-you-find-us' => [
				__( 'How did you find us?', 'userfeedback' ),
				__( 'Learn which channels bring people to you.', 'userfeedback' ),
			],
			'contact-request'     => [
				__( 'Contact request', 'userfeedback' ),
				__( 'Let visitors ask you to get back to them, and learn what it is about.', 'userfeedback' ),
			],
		];
	}
}
