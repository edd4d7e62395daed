<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;

/**
 * Tips, each some days after the plugin came to the site. A tip about a feature comes only where the site may use it: none is an advertisement.
 *
 * @phpstan-type Tip array{days: int, title: string, text: string, button: string, route: AdminRoute, capability: string, feature: Feature|null}
 * @since 0.7.0
 */
final class TipNotifications implements NotificationSource {

	public function __construct(
		private readonly SiteHistory $history,
		private readonly FeatureGate $gate
	) {}

	public function notifications(): array {
		$since = $this->history->since();
		$found = [];
		foreach ( self::tips() as $name => $tip ) {
			if ( $tip['feature'] === null || $this->gate->allows( $tip['feature'] ) ) {
				$found[] = new Notification(
					"tip-$name",
					Category::Tip,
					$tip['title'],
					$tip['text'],
					$since->modify( "+{$tip['days']} days" ),
					[ Button::link( $tip['button'], $tip['route']->url() ) ],
					$tip['capability']
				);
			}
		}
		return $found;
	}

	/**
	 * @return array<string, Tip> By the last part of their ids.
	 */
	private static function tips(): array {
		return [
			'emails'    => [
				'days'       => 1,
				'title'      => __( 'Read answers in your inbox', 'userfeedback' ),
				'text'       => __( 'Each survey can email you its responses. Send a test email, so that you know it arrives.', 'userfeedback' ),
				'button'     => __( 'Send a test email', 'userfeedback' ),
				'route'      => AdminRoute::EmailSettings,
				'capability' => Capability::MANAGE,
				'feature'    => null,
			],
			'short'     => [
				'days'       => 3,
				'title'      => __( 'Ask one question at a time', 'userfeedback' ),
				'text'       => __(
					'The shorter a survey, the more visitors finish it. The results of a survey show at which question they stop.',
					'userfeedback'
				),
				'button'     => __( 'Look at the results', 'userfeedback' ),
				'route'      => AdminRoute::Results,
				'capability' => Capability::VIEW_RESULTS,
				'feature'    => null,
			],
			'inline'    => [
				'days'       => 5,
				'title'      => __( 'Put a survey into a post or page', 'userfeedback' ),
				'text'       => __(
					'The block “UserFeedback survey” shows a survey in the content itself, for example below a guide or after a purchase.',
					'userfeedback'
				),
				'button'     => __( 'Choose a survey', 'userfeedback' ),
				'route'      => AdminRoute::Surveys,
				'capability' => Capability::EDIT_SURVEYS,
				'feature'    => null,
			],
			'targeting' => [
				'days'       => 7,
				'title'      => __( 'Ask where the answer matters', 'userfeedback' ),
				'text'       => __( 'Page rules in a survey’s settings show it only on some pages, such as prices or the checkout.', 'userfeedback' ),
				'button'     => __( 'Choose a survey', 'userfeedback' ),
				'route'      => AdminRoute::Surveys,
				'capability' => Capability::EDIT_SURVEYS,
				'feature'    => Feature::PageRules,
			],
			'nps'       => [
				'days'       => 10,
				'title'      => __( 'Measure how likely visitors are to recommend you', 'userfeedback' ),
				'text'       => __( 'The NPS template asks the question that many sites can be compared by.', 'userfeedback' ),
				'button'     => __( 'Select a template', 'userfeedback' ),
				'route'      => AdminRoute::NewSurvey,
				'capability' => Capability::EDIT_SURVEYS,
				'feature'    => Feature::Nps,
			],
		];
	}
}
