<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Health\HealthCheck;
use UserFeedback\Inbox\Notices\NoticeSource;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Settings\SettingFields;
use UserFeedback\StoredData\Kind;
use UserFeedback\Support\AjaxActions;
use UserFeedback\Support\Command;
use UserFeedback\Support\Failures;
use UserFeedback\Support\OutgoingRequest;

/**
 * What one domain adds to the plugin: `<Domain>/Module.php` extends this and overrides what it needs. Modules::NAMES lists the modules.
 *
 * Callbacks of hooks (Hooks) are public static methods, which get a service when WordPress calls them.
 *
 * @since 0.1.0
 */
abstract class Module {

	/**
	 * @param Container $container Services of all domains. A module uses its own and those of domains below (docs/architecture.md).
	 */
	final public function __construct( protected readonly Container $container ) {}

	/**
	 * Tells the container how those services of this domain are made that need more than other services. Makes none of them.
	 */
	public function services(): void {}

	/**
	 * A service of the current site, for the callbacks of hooks.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	final protected static function service( string $name ): object {
		return Plugin::instance()->get( $name );
	}

	/**
	 * The same for what visitors' pages can do without; null where it cannot be made, and the log says why.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T|null
	 */
	final protected static function serviceOfPage( string $name ): ?object {
		try {
			return self::service( $name );
		} catch ( Throwable $failure ) {
			Failures::log( $failure );
			return null;
		}
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<AjaxActions>> What registers actions of admin-ajax.php for people who are logged in: their names begin with
	 *         userfeedback_.
	 */
	public function ajaxActions(): array {
		return [];
	}

	/**
	 * @return array<string, class-string<Command>> WP-CLI commands by their name below `wp userfeedback`. All are made with every run of WP-CLI, so
	 *                                     a command takes what it needs lazily.
	 */
	public function commands(): array {
		return [];
	}

	/**
	 * @return list<class-string<JobHandler>|JobHandler> Handlers of jobs of the outbox. Called only when a worker has a job.
	 */
	public function jobHandlers(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<LongWork>|LongWork> Work that is done in steps. Called only when steps are run or listed.
	 */
	public function longWorks(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<Kind>|Kind> Kinds of stored data. Called only when data is exported, listed or deleted because it is old, or when the
	 *         privacy guide is written.
	 */
	public function storedData(): array {
		return [];
	}

	/**
	 * @return list<class-string<ResponseSubscriber>|ResponseSubscriber> What queues jobs when a response is stored. Called only then.
	 */
	public function responseSubscribers(): array {
		return [];
	}

	/**
	 * @return list<callable(): mixed> Work of once a day. One that throws does not stop the others; their order is not defined.
	 */
	public function dailyTasks(): array {
		return [];
	}

	/**
	 * @since 0.4.0
	 *
	 * @return list<SettingFields> Settings of the plugin that belong to this domain. Called only by requests for the settings.
	 */
	public function settingFields(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<OutgoingRequest> Requests to other servers that this domain may send, or makes browsers send. Called only when the settings
	 *         screen lists them.
	 */
	public function connections(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<NotificationSource>|NotificationSource> What finds notifications for the drawer. Called by screens of the dashboard.
	 */
	public function notificationSources(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<NoticeSource>|NoticeSource> What puts notices above screens of the dashboard.
	 */
	public function noticeSources(): array {
		return [];
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<class-string<HealthCheck>|HealthCheck> What is checked in Site Health and by `wp userfeedback doctor`. Called only there.
	 */
	public function healthChecks(): array {
		return [];
	}

	/**
	 * What a screen of the dashboard gets before its first request, as part of window.userfeedbackAdmin. Nothing secret.
	 *
	 * @param string $screen Slug of the page, one of Support\AdminPages.
	 * @return array<string, mixed> By name. The value of `answers` is merged with that of other modules: the first answers of admin-ajax.php
	 *                              by action.
	 */
	public function screenData( string $screen ): array {
		return [];
	}

	/**
	 * Runs once on a site, before install(), when its tables were created.
	 *
	 * @since 0.7.0
	 */
	public function installNewSite(): void {}

	/**
	 * Prepares the current site once its tables are current: on activation, on an update, and on a new site of a network. Safe to repeat.
	 */
	public function install(): void {}

	/**
	 * Runs when somebody activates the plugin, after install(), if the tables are current.
	 */
	public function activate(): void {}

	/**
	 * Runs when the plugin is deactivated on the current site.
	 */
	public function deactivate(): void {}

	/**
	 * Removes what this domain stored on the current site.
	 */
	public function uninstall(): void {}

	/**
	 * Removes what uninstall() needs, after all domains have done that.
	 *
	 * @since 0.7.0
	 */
	public function endUninstall(): void {}

	/**
	 * Removes what this domain stored for a whole network; without multisite, for the only one.
	 */
	public function uninstallNetwork( int $networkId ): void {}
}
