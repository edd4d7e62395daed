<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\Files\SurveyFile;
use WP_CLI;

/**
 * Lists, shows, creates, changes, publishes and deletes surveys. With --user, the rights of that user count.
 *
 * @since 0.7.0
 */
final class SurveyCommand extends SurveyStatusCommand {

	private const MAX_LISTED = 1000;

	private const FIELDS = [ 'id', 'title', 'type', 'status', 'revision', 'publish_at', 'created_at', 'responses_count', 'ended_on' ];

	private const COLUMNS = [ 'id', 'title', 'type', 'status', 'created_at', 'responses_count' ];

	/**
	 * Lists surveys, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Without it, all surveys outside the trash.
	 * ---
	 * options:
	 *   - publish
	 *   - scheduled
	 *   - draft
	 *   - trash
	 * ---
	 *
	 * [--search=<text>]
	 * : A part of the title.
	 *
	 * [--orderby=<field>]
	 * : What they are sorted by.
	 * ---
	 * default: id
	 * options:
	 *   - id
	 *   - title
	 *   - status
	 *   - created_at
	 * ---
	 *
	 * [--order=<order>]
	 * : Direction of the order.
	 * ---
	 * default: desc
	 * options:
	 *   - asc
	 *   - desc
	 * ---
	 *
	 * [--limit=<number>]
	 * : Surveys on a page, up to 1000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--page=<number>]
	 * : Which page.
	 * ---
	 * default: 1
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas: id, title, type, status, revision, publish_at, created_at, responses_count, ended_on.
	 *
	 * [--format=<format>]
	 * : count prints how many surveys there are on all pages.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey list --status=publish --fields=id,title,responses_count
	 *     wp userfeedback survey trash $(wp userfeedback survey list --search="Copy of" --format=ids)
	 *
	 * @subcommand list
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function listSurveys( array $arguments, array $options ): void {
		$query = new SurveyQuery(
			self::number( $options, 'page', 1 ),
			self::number( $options, 'limit', 100, self::MAX_LISTED ),
			(string) ( $options['orderby'] ?? 'id' ),
			(string) ( $options['order'] ?? 'desc' ),
			(string) ( $options['status'] ?? '' ),
			(string) ( $options['search'] ?? '' )
		);
		$found = self::attempt( fn () => ( $this->surveys )()->list( $query ) );
		if ( ( $options['format'] ?? '' ) === 'count' ) {
			WP_CLI::line( (string) $found['total'] );
			return;
		}
		self::printItems( $options, array_map( ( $this->presenter )()->summary( ... ), $found['items'] ), self::FIELDS, self::COLUMNS );
	}

	/**
	 * Shows a survey with its questions and settings.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the survey.
	 *
	 * [--fields=<fields>]
	 * : Fields that are printed, separated by commas, such as title,questions. Default: all.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey get 7 --fields=title,status,questions --format=json
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function get( array $arguments, array $options ): void {
		$id     = self::id( $arguments[0] );
		$survey = self::attempt( fn () => ( $this->presenter )()->survey( ( $this->surveys )()->get( $id ) ) );
		self::printItem( $options, $survey );
	}

	/**
	 * Creates a survey: a draft, unless the file says otherwise.
	 *
	 * ## OPTIONS
	 *
	 * [--title=<title>]
	 * : Its title. Required without --from and --template.
	 *
	 * [--template=<template>]
	 * : Key of the template whose questions it gets, such as nps. An unknown key prints the list.
	 *
	 * [--from=<file>]
	 * : JSON file with its fields as the REST API takes them (title, type, status, questions, settings, notifications); "-" reads the standard input.
	 *
	 * [--dry-run]
	 * : Check everything and store nothing.
	 *
	 * [--porcelain]
	 * : Print only the ID of the new survey.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey create --title="What do you miss?" --porcelain
	 *     echo '{"title":"Why?","questions":[]}' | wp userfeedback survey create --from=-
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function create( array $arguments, array $options ): void {
		$input = $this->input( $options );
		if ( isset( $options['template'] ) ) {
			$input += self::attempt( fn () => ( $this->templates )()->input( (string) $options['template'] ) );
		}
		if ( isset( $options['dry-run'] ) ) {
			self::attempt( fn () => ( $this->surveys )()->createDryRun( $input, get_current_user_id() ) );
			WP_CLI::success( __( 'The survey is valid. Nothing was stored. Run the command without --dry-run to create it.', 'userfeedback' ) );
			return;
		}
		$saved = self::attempt( fn () => ( $this->surveys )()->create( $input, get_current_user_id() ) );
		/* translators: 1: id of a survey, 2: title of a survey. */
		self::report( $saved, __( 'Created survey %1$d, “%2$s”.', 'userfeedback' ), $options );
	}

	/**
	 * Changes fields of a survey. Fields that are not sent stay as they are.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the survey.
	 *
	 * [--title=<title>]
	 * : Its new title.
	 *
	 * [--from=<file>]
	 * : JSON file with the fields to change as the REST API takes them; "-" reads the standard input.
	 *
	 * [--revision=<number>]
	 * : Refuse if the survey was saved since this revision, which `survey get` shows. Default: overwrite.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey update 7 --title="What do you miss most?"
	 *     wp userfeedback survey get 7 --fields=questions --format=json > questions.json
	 *     wp userfeedback survey update 7 --from=questions.json --revision=3
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function update( array $arguments, array $options ): void {
		$id    = self::id( $arguments[0] );
		$input = $this->input( $options );
		if ( $input === [] ) {
			WP_CLI::error( __( 'Nothing to change. Give --title or --from.', 'userfeedback' ) );
		}
		$revision = isset( $options['revision'] ) ? self::number( $options, 'revision', 1 ) : null;
		$saved    = self::attempt( fn () => ( $this->surveys )()->update( $id, $input, get_current_user_id(), $revision ) );
		/* translators: 1: id of a survey, 2: title of a survey. */
		self::report( $saved, __( 'Saved survey %1$d, “%2$s”.', 'userfeedback' ), [] );
	}

	/**
	 * Copies a survey: a draft with the same questions and settings and without responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the survey.
	 *
	 * [--porcelain]
	 * : Print only the ID of the copy.
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function duplicate( array $arguments, array $options ): void {
		$id   = self::id( $arguments[0] );
		$copy = self::attempt( fn () => ( $this->surveys )()->duplicate( $id, get_current_user_id() ) );
		/* translators: 1: id of a survey, 2: title of a survey. */
		self::report( new SavedSurvey( $copy, '' ), __( 'Created survey %1$d, “%2$s”.', 'userfeedback' ), $options );
	}

	/**
	 * @param array<string, string|bool> $options
	 * @return array<mixed> See SurveySchema::input().
	 */
	private function input( array $options ): array {
		$title = isset( $options['title'] ) ? [ 'title' => (string) $options['title'] ] : [];
		return $title + ( isset( $options['from'] ) ? self::readJson( (string) $options['from'], SurveyFile::MAX_BYTES ) : [] );
	}

	/**
	 * @param array<string, string|bool> $options
	 */
	private static function report( SavedSurvey $saved, string $text, array $options ): void {
		if ( $saved->message !== '' ) {
			WP_CLI::warning( $saved->message );
		}
		if ( isset( $options['porcelain'] ) ) {
			WP_CLI::line( (string) $saved->survey->id );
		} else {
			WP_CLI::success( sprintf( $text, $saved->survey->id, $saved->survey->title ) );
		}
	}
}
