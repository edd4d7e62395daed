<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Logic\AnswerValues;
use UserFeedback\Surveys\SurveyService;

/**
 * Emails about new responses.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			ResponseMail::class,
			static fn () => new ResponseMail( new Mailer(), AdminPages::url( AdminPages::RESULTS ) )
		);
		$container->define(
			ReportReader::class,
			static fn ( Container $c ) => new ReportReader( $c->get( SurveyService::class ), $c->get( ResponseReader::class ) )
		);
		$container->define(
			EmailNotification::class,
			static fn ( Container $c ) => new EmailNotification(
				$c->get( ReportReader::class ),
				new EmailLogic( $c->get( AnswerValues::class ), $c->get( FeatureGate::class ) ),
				new EmailLimit( $c->get( RateLimiter::class ), $c->get( Clock::class ) ),
				$c->get( ResponseMail::class )
			)
		);
		$container->define( WaitingEmails::class, static fn ( Container $c ) => new WaitingEmails( $c->get( Outbox::class ) ) );
		$container->define(
			GatheredEmail::class,
			static fn ( Container $c ) => new GatheredEmail( $c->get( ReportReader::class ), $c->get( ResponseMail::class ) )
		);
		$container->define( EmailSubscriber::class, static fn () => new EmailSubscriber() );
	}

	public function responseSubscribers(): array {
		return [ EmailSubscriber::class ];
	}

	public function register(): void {
		add_action( 'userfeedback_register', [ $this, 'registerSettings' ] );
	}

	/**
	 * Action userfeedback_register: whom a survey notifies, and how.
	 */
	public function registerSettings( Extensions $extensions ): void {
		$extensions->settingSection( new EmailSection() );
		$extensions->settingSection( new WebhookSection() );
		$extensions->settingSection( new AutomationSection() );
	}

	public function jobHandlers(): array {
		return [ EmailNotification::class, WaitingEmails::class, GatheredEmail::class ];
	}
}
