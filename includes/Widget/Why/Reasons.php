<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\PageVerdict;

/**
 * Why surveys are hidden on a page: the words of the server, the loader and its gates in plain texts, for the panel "Why (not) here?" and the
 * debug mode.
 *
 * @since 0.4.0
 *
 * @phpstan-type Reason array{text: string, action: string, url: string}
 */
final class Reasons {

	/** The visitor has answered it, or has seen it and it shows once. */
	public const COOKIE = 'cookie';

	/** The builder's steps in which owners change what hides a survey. */
	private const QUESTIONS = 'questions';
	private const SETTINGS  = 'settings';
	private const PUBLISH   = 'publish';

	/**
	 * Each reason by its word: a text that says why and what helps, and a link; %d in its URL is the id of the survey.
	 *
	 * Reasons that are missing here, for example those of other plugins' gates, are shown as their word (see the filter).
	 *
	 * @param bool $canManage Whether the user may open our settings and add-ons pages. Others get a link to the survey.
	 * @return array<string, Reason>
	 */
	public static function all( bool $canManage ): array {
		$reasons = self::ofBuilder() + self::ofPages( $canManage );

		/**
		 * Filters the texts of the reasons why surveys are hidden, for gates of other plugins: the word that a gate's reason() returns, with its
		 * text, the text of a link and its URL, in which %d is the id of the survey. Entries of another shape are ignored.
		 *
		 * @since 0.4.0
		 *
		 * @param array<string, array{text: string, action: string, url: string}> $reasons
		 */
		return self::usable( apply_filters( 'userfeedback_hidden_reasons', $reasons ) ) + $reasons;
	}

	/**
	 * Reasons that owners change in the builder.
	 *
	 * @return array<string, Reason>
	 */
	private static function ofBuilder(): array {
		return [
			PageSurveys::SCHEDULED           => self::inBuilder(
				__( 'Hidden: it is scheduled for later.', 'userfeedback' ),
				__( 'Edit schedule', 'userfeedback' ),
				self::PUBLISH
			),
			self::COOKIE                 => self::inBuilder(
				__( 'Hidden: this browser has already answered it.', 'userfeedback' ),
				__( 'Edit display length', 'userfeedback' ),
				self::SETTINGS
			),
			PageSurveys::EXPIRED                => self::inBuilder(
				__( 'Hidden: its run time has ended.', 'userfeedback' ),
				__( 'Edit run time', 'userfeedback' ),
				self::SETTINGS
			),
			'device'                     => self::inBuilder(
				__( 'Hidden: the current device is not on its list of devices.', 'userfeedback' ),
				__( 'Edit devices', 'userfeedback' ),
				self::SETTINGS
			),
			'country'                    => self::inBuilder(
				__( 'Hidden: it is for other countries than the one that your connection comes from, or that one is not known.', 'userfeedback' ),
				__( 'Edit countries', 'userfeedback' ),
				self::SETTINGS
			),
			PageVerdict::PAGE                     => self::inBuilder(
				__( 'Hidden: this page does not match its page rules.', 'userfeedback' ),
				__( 'Edit page rules', 'userfeedback' ),
				self::SETTINGS
			),
			'no_pointer'                 => self::inBuilder(
				__( 'Hidden: it waits for a mouse that leaves the page, and this device has none.', 'userfeedback' ),
				__( 'Edit display timing', 'userfeedback' ),
				self::SETTINGS
			),
			'share'                      => self::inBuilder(
				__( 'Hidden: it is for a share of visitors, and this browser is not among them.', 'userfeedback' ),
				__( 'Edit share of visitors', 'userfeedback' ),
				self::SETTINGS
			),
			'gate_failed'                => self::inBuilder(
				__( 'Hidden: a script that checks its conditions could not be loaded, or failed. The browser’s console says which.', 'userfeedback' ),
				self::editSurvey(),
				self::SETTINGS
			),
			'another_first'              => self::inBuilder(
				__( 'Hidden: another survey shows first. A page shows one survey.', 'userfeedback' ),
				self::editSurvey(),
				self::QUESTIONS
			),
		];
	}

	/**
	 * Reasons that owners change on another page of ours.
	 *
	 * @return array<string, Reason>
	 */
	private static function ofPages( bool $canManage ): array {
		return [
			PageSurveys::QUESTION_TYPES_MISSING => self::onPage(
				__( 'Hidden: the Question Types add-on, which some of its questions need, is not active.', 'userfeedback' ),
				__( 'Open Addons', 'userfeedback' ),
				AdminPages::ADD_ONS,
				$canManage
			),
			PageSurveys::HEATMAPS_MISSING => self::onPage(
				__( 'Hidden: it waits for repeated clicks, which needs the Heatmaps add-on and a plan that includes it.', 'userfeedback' ),
				__( 'Open Addons', 'userfeedback' ),
				AdminPages::ADD_ONS,
				$canManage
			),
			PageVerdict::TARGETING_MISSING         => self::onPage(
				__( 'Hidden: the Targeting add-on, which its page rules need, is not active.', 'userfeedback' ),
				__( 'Open Addons', 'userfeedback' ),
				AdminPages::ADD_ONS,
				$canManage
			),
			'cooldown'                   => self::onPage(
				__( 'Hidden: this browser has seen a survey a short time ago, and the settings keep some days between surveys.', 'userfeedback' ),
				__( 'Open settings', 'userfeedback' ),
				AdminPages::SETTINGS,
				$canManage
			),
		];
	}

	/**
	 * URL of a survey's builder, with %d for its id.
	 */
	public static function builderUrl( string $step = self::QUESTIONS ): string {
		return AdminPages::url( AdminPages::SURVEYS ) . '#' . str_replace( ':id', '%d', AdminRoute::from( "edit-survey-$step" )->template() );
	}

	/**
	 * Text of the link for reasons without a place of their own.
	 */
	public static function editSurvey(): string {
		return __( 'Edit survey', 'userfeedback' );
	}

	/**
	 * @return Reason
	 */
	private static function inBuilder( string $text, string $action, string $step ): array {
		return [
			'text'   => $text,
			'action' => $action,
			'url'    => self::builderUrl( $step ),
		];
	}

	/**
	 * @return Reason
	 */
	private static function onPage( string $text, string $action, string $page, bool $canManage ): array {
		return $canManage
			? [
				'text'   => $text,
				'action' => $action,
				'url'    => AdminPages::url( $page ),
			]
			: self::inBuilder( $text, self::editSurvey(), self::QUESTIONS );
	}

	/**
	 * @return array<string, Reason>
	 */
	private static function usable( mixed $reasons ): array {
		$usable = [];
		foreach ( is_array( $reasons ) ? $reasons : [] as $word => $reason ) {
			[ $text, $action, $url ] = [ Cast::at( $reason, 'text' ), Cast::at( $reason, 'action' ), Cast::at( $reason, 'url' ) ];
			if ( is_string( $word ) && is_string( $text ) && is_string( $action ) && is_string( $url ) ) {
				$usable[ $word ] = [
					'text'   => $text,
					'action' => $action,
					'url'    => $url,
				];
			}
		}
		return $usable;
	}
}
