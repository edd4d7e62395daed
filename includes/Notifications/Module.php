<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Uncanny_Automator\Integration;
use Uncanny_Automator\Recipe\Trigger;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\SiteKey;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Model\Capability;
use UserFeedback\Notifications\Automation\AutomationNotification;
use UserFeedback\Notifications\Automation\AutomationSection;
use UserFeedback\Notifications\Automation\Automator\RecipeTokens;
use UserFeedback\Notifications\Automation\Automator\ResponseTrigger;
use UserFeedback\Notifications\Automation\Automator\UserFeedbackIntegration;
use UserFeedback\Notifications\Email\EmailNotification;
use UserFeedback\Notifications\Email\EmailSection;
use UserFeedback\Notifications\Email\EmailToRecipient;
use UserFeedback\Notifications\Email\GatheredEmail;
use UserFeedback\Notifications\Email\WaitingEmails;
use UserFeedback\Notifications\Webhooks\AllowedOrigins;
use UserFeedback\Notifications\Webhooks\DeliveriesKind;
use UserFeedback\Notifications\Webhooks\DeliveryRepository;
use UserFeedback\Notifications\Webhooks\DeliveryTable;
use UserFeedback\Notifications\Webhooks\ReceiverAddress;
use UserFeedback\Notifications\Webhooks\StoppedWebhooks;
use UserFeedback\Notifications\Webhooks\WebhookJob;
use UserFeedback\Notifications\Webhooks\WebhookNotice;
use UserFeedback\Notifications\Webhooks\WebhookSection;
use UserFeedback\Notifications\Weekly\SentWeeks;
use UserFeedback\Notifications\Weekly\UnsubscribeLink;
use UserFeedback\Notifications\Weekly\UnsubscribePage;
use UserFeedback\Notifications\Weekly\WeeklyEmail;
use UserFeedback\Notifications\Weekly\WeeklyJob;
use UserFeedback\Notifications\Weekly\WeeklyPlan;
use UserFeedback\StoredData\SiteTables;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\OutgoingRequest;
use UserFeedback\Surveys\PublishedSurveyReader;

/**
 * What happens after an answer: emails, webhooks, automation.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			ReceiverAddress::class,
			static fn () => new ReceiverAddress( static fn ( string $name ) => gethostbynamel( $name ) ?: [] )
		);
		$container->define(
			UnsubscribeLink::class,
			static fn ( Container $c ) => new UnsubscribeLink( SiteKey::get( $c->get( Connection::class ) ), get_current_blog_id() )
		);
		$container->define(
			DeliveriesKind::class,
			static fn ( Container $c ) => new DeliveriesKind(
				static fn () => new SiteTables(
					static fn ( DateTimeZone $zone ) => new DeliveryTable( $c->get( DeliveryRepository::class ), $zone ),
					$c->get( Clock::class )
				),
				$c->lazy( DeliveryRepository::class ),
				$c->get( Clock::class )
			)
		);
	}

	public function screenData( string $screen ): array {
		return match ( $screen ) {
			AdminPages::SURVEYS => [ 'webhook_origins' => AllowedOrigins::all() ],
			// As recipients of a survey: only for who may see them.
			AdminPages::WELCOME => current_user_can( Capability::VIEW_RESULTS )
				? [ 'recipients' => Cast::string( Cast::at( $this->container->get( EmailSection::class )->initial(), 'addresses' ) ) ]
				: [],
			default             => [],
		};
	}

	public function responseSubscribers(): array {
		return [ ResponseNotifier::class ];
	}

	public function jobHandlers(): array {
		return [
			EmailNotification::class,
			WaitingEmails::class,
			GatheredEmail::class,
			EmailToRecipient::class,
			WeeklyJob::class,
			WeeklyEmail::class,
			WebhookJob::class,
			AutomationNotification::class,
		];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( WeeklyPlan::class )->queue() ];
	}

	public function connections(): array {
		return [
			new OutgoingRequest(
				'webhooks',
				__( 'Webhooks', 'userfeedback' ),
				__( 'This site sends responses to the URLs that are entered in surveys, under Notifications.', 'userfeedback' ),
				$this->container->get( PublishedSurveyReader::class )->has(
					WebhookSection::PATH,
					static fn ( mixed $value ) => Cast::at( $value, 'active' ) === true && Cast::at( $value, 'url' ) !== ''
				)
			),
		];
	}

	public function uninstall(): void {
		delete_option( SentWeeks::OPTION );
	}

	public function storedData(): array {
		return [ DeliveriesKind::class ];
	}

	public function notificationSources(): array {
		return [ StoppedWebhooks::class ];
	}

	/**
	 * Action userfeedback_register: whom a survey notifies, and how.
	 */
	public static function registerSettings( Extensions $extensions ): void {
		$extensions->settingSection( static fn () => [ new EmailSection(), new WebhookSection(), new AutomationSection() ] );
	}

	/**
	 * Actions wp_ajax_userfeedback_unsubscribe and wp_ajax_nopriv_userfeedback_unsubscribe: the link of a weekly summary.
	 */
	public static function unsubscribe(): void {
		self::service( UnsubscribePage::class )->respond();
	}

	/**
	 * Action admin_notices.
	 */
	public static function showWebhookNotice(): void {
		self::service( WebhookNotice::class )->show();
	}

	/**
	 * Action automator_add_integration of the plugin Uncanny Automator, on every request of a site that has it.
	 */
	public static function addToAutomator(): void {
		// Versions before 4.14 fire the action, but have other classes.
		if ( class_exists( Integration::class ) && class_exists( Trigger::class ) ) {
			new UserFeedbackIntegration();
			new ResponseTrigger( static fn (): RecipeTokens => self::service( RecipeTokens::class ) );
		}
	}
}
