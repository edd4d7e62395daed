<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

/**
 * The types of the questions of the add-on's templates, for a preview while it is not active (decision 0028). A test compares them with the
 * questions themselves.
 *
 * @since 0.7.0
 */
final class ProOutlines {

	/** By key; types in the order of the questions. */
	private const TYPES = [
		'website-feedback'      => 'star-rating checkbox long-text',
		'visit-purpose'         => 'radio-button radio-button long-text long-text',
		'page-usefulness'       => 'radio-button checkbox long-text',
		'website-redesign'      => 'icon-choice radio-button long-text long-text',
		'exit-survey'           => 'radio-button text long-text',
		'nps-follow-up'         => 'nps long-text long-text email',
		'nps-product'           => 'nps radio-button long-text',
		'nps-support'           => 'nps radio-button star-rating long-text',
		'purchase-experience'   => 'star-rating radio-button text long-text',
		'abandoned-cart'        => 'radio-button text long-text',
		'product-page'          => 'radio-button checkbox text',
		'delivery'              => 'star-rating radio-button radio-button long-text long-text',
		'pricing-page'          => 'radio-button text radio-button email',
		'article-rating'        => 'star-rating radio-button long-text',
		'content-ideas'         => 'text checkbox radio-button',
		'newsletter'            => 'radio-button checkbox email',
		'feature-request'       => 'long-text radio-button long-text email',
		'product-market-fit'    => 'radio-button long-text text long-text',
		'onboarding'            => 'icon-choice radio-button long-text long-text',
		'cancellation'          => 'radio-button text long-text radio-button',
		'customer-satisfaction' => 'star-rating radio-button radio-button long-text',
		'customer-effort'       => 'radio-button long-text long-text',
		'help-article'          => 'radio-button text radio-button',
		'event-feedback'        => 'star-rating checkbox nps long-text',
		'webinar-feedback'      => 'star-rating radio-button radio-button text text',
		'event-planning'        => 'radio-button checkbox long-text email',
		'how-did-you-find-us'   => 'radio-button text text',
		'contact-request'       => 'radio-button long-text email',
	];

	/**
	 * The types of the questions of a template, in their order; none if it is not one of the add-on's.
	 *
	 * @return list<string>
	 */
	public static function of( string $key ): array {
		return isset( self::TYPES[ $key ] ) ? explode( ' ', self::TYPES[ $key ] ) : [];
	}
}
