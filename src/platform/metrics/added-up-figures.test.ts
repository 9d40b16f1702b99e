import { expect, it } from 'vitest';
import { createAddedUpFigures } from './added-up-figures.ts';
import { createPrometheusMeters } from './prometheus-meters.ts';

/** What one process counts, and how many pictures it and all processes see waiting. */
function openProcess(answers: number, waiting: number) {
  const meters = createPrometheusMeters({ prefix: '' });
  meters.counter({ name: 'answers_total', help: 'Answers.', labels: ['status'] })({ status: '2xx' }, answers);
  meters.timer({ name: 'seconds', help: 'Times.', buckets: [1] })({}, 0.5);
  meters.gauge({ name: 'own', help: 'Its own.' }, () => [{ labels: {}, value: waiting }]);
  meters.gauge({ name: 'of_all', help: 'The same in all.', ofProcesses: 'max' }, () => [
    { labels: {}, value: 7 },
  ]);
  return meters;
}

it('what processes count is added up, what is the same in all stays, and what one counted outlives it', async () => {
  const figures = createAddedUpFigures();
  const [one, other] = [openProcess(3, 1), openProcess(5, 2)];
  for (const process of [one, other, one]) figures.note(process, await process.readParts());
  const { text } = await figures.read();
  expect(text).toContain('answers_total{status="2xx"} 8');
  expect(text).toContain('seconds_count 2');
  expect(text).toMatch(/^own 3$/m);
  expect(text).toMatch(/^of_all 7$/m);

  await figures.end(one);
  const successor = openProcess(1, 4);
  figures.note(successor, await successor.readParts());
  const later = (await figures.read()).text;
  expect(later).toContain('answers_total{status="2xx"} 9');
  expect(later).toContain('seconds_count 3');
  expect(later).toMatch(/^own 6$/m);
});
